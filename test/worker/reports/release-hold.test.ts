import { eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AttentionCount, StaffAttention } from '../../../domain/reports/staff-attention.ts'
import { jobRuns, outbox } from '../../../worker/db/schema/post.ts'
import { audit, stays } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { ranLast } from '../support/minutes.ts'
import { officeAddress } from '../support/names.ts'
import { reservationRequest, submitKey } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { openTill } from '../support/till.ts'

const till = openTill('release_hold')
const { site, db, stripe } = till
const owner = await asStaff({ email: 'arta@office.example' })
const hour = 3_600_000
const minute = 60_000

let guests = 0

/** A stay that was reserved so long ago, with its confirmation not yet sent. */
async function reservedBefore(milliseconds: number) {
  guests += 1
  const customerEmail = `held${guests}@guest.example`
  site.mailbox.failures = 1
  const request = { ...reservationRequest, customerEmail }
  const answer = await site.post('/api/reservations', request, submitKey())
  site.mailbox.failures = 0
  takeErrors('email_failed')
  const { id } = await answer.json<{ id: string }>()
  const at = new Date(Date.now() - milliseconds)
  const waits = { createdAt: at, nextAttemptAt: at, queuedAt: at, leasedUntil: null }
  await db.update(outbox).set(waits).where(eq(outbox.stayId, id))
  return { id, customerEmail, sent: () => emailsTo(customerEmail).length }
}

const emailsTo = (address: string) => site.mailbox.sent.filter(({ to }) => to === address)

const emailsAboutHold = () =>
  site.mailbox.alerts.filter(({ subject }) => subject.includes('on hold'))

/** A stay whose guest hasn't come for days, which the jobs close with an email. */
async function missedStay() {
  const stay = await reservedBefore(3 * hour)
  await db.update(outbox).set({ status: 'sent' })
  const longAgo = new Date(Date.now() - 72 * hour)
  const days = { startDate: longAgo, pickUpAt: longAgo, endDate: longAgo }
  await db.update(stays).set(days).where(eq(stays.id, stay.id))
  return stay
}

async function attention(): Promise<StaffAttention> {
  return (await site.fetch('/api/staff/attention', { headers: owner })).json()
}

async function todo(): Promise<number> {
  const answer = await site.fetch('/api/staff/attention/count', { headers: owner })
  return (await answer.json<AttentionCount>()).count
}

const release = (emails: string, key = submitKey(), staff = owner) =>
  site.post('/api/staff/hold/release', { emails }, { ...staff, ...key })

const startedAt = async () =>
  (await db.select().from(jobRuns).where(eq(jobRuns.name, 'remind')).get())?.startedAt

beforeEach(async () => {
  await db.update(stays).set({ status: 'cancelled', endedAt: new Date() })
  await db.update(outbox).set({ status: 'sent' })
  await db.update(jobRuns).set({ leasedUntil: null })
  await ranLast(0)
  await site.runMinute()
  site.mailbox.sent = []
  site.mailbox.alerts = []
})

afterEach(() => {
  site.mailbox.failures = 0
})

/** As it is in the minute in which the jobs notice a gap of three hours. */
async function held(): Promise<void> {
  await ranLast(3 * hour)
  await site.runMinute()
  takeErrors('jobs_held')
}

describe('promise 39: after a restore that nobody announced, jobs and emails wait for an owner', () => {
  it('no email from before leaves, neither by the jobs nor after a request', async () => {
    const before = await reservedBefore(3 * hour + minute)
    await ranLast(3 * hour)
    const guest = { ...reservationRequest, customerEmail: 'since@guest.example' }
    expect((await site.post('/api/reservations', guest)).status).toBe(201)
    const lastStart = await startedAt()
    for (const minutes of [0, 1, 2]) await site.runMinute(minutes)
    expect(takeErrors('jobs_held')).toHaveLength(1)
    expect(before.sent()).toBe(0)
    expect(await startedAt()).toEqual(lastStart)
  })

  it('but guests who book meanwhile get their email, even if sending it failed at first', async () => {
    await ranLast(3 * hour)
    const early = await reservedBefore(0)
    await held()
    expect(early.sent()).toBe(1)
    const late = await reservedBefore(0)
    await site.runMinute(1)
    expect(late.sent()).toBe(1)
  })

  it('the office hears of it by email, once a day', async () => {
    await held()
    for (const minutes of [1, 2, 60, 61]) await site.runMinute(minutes)
    expect(emailsAboutHold()).toHaveLength(1)
    const [email] = emailsAboutHold()
    expect([email?.to, email?.text]).toEqual([
      officeAddress,
      expect.stringContaining('an owner resumes them under To do'),
    ])
    // The first email is an hour after the gap, which may be after midnight.
    for (const minutes of [26 * 60, 26 * 60 + 1]) await site.runMinute(minutes)
    expect(emailsAboutHold()).toHaveLength(2)
  })

  it('staff see since when, and how much waits', async () => {
    await reservedBefore(3 * hour + minute)
    await reservedBefore(0)
    const before = await todo()
    const from = Date.now() - 3 * hour
    await held()
    const to = Date.now()
    await site.runMinute(30)
    const { hold } = await attention()
    expect(Math.abs(Date.parse(hold?.from ?? '') - from)).toBeLessThan(minute)
    expect(Math.abs(Date.parse(hold?.to ?? '') - to)).toBeLessThan(minute)
    const waits = { emails: 1, reminders: 0, closing: 0, payments: 0 }
    expect(hold).toMatchObject({ isDiscarding: false, ...waits })
    expect(await todo()).toBe(before + 1)
  })

  it('nothing waits on a new site, nor after nineteen minutes without a run', async () => {
    await db.delete(jobRuns)
    await site.runMinute()
    expect((await attention()).hold).toBeNull()
    await site.runMinute(19)
    const guest = await reservedBefore(minute)
    await site.runMinute(20)
    expect((await attention()).hold).toBeNull()
    expect(guest.sent()).toBe(1)
  })
})

describe('promise 39: an owner releases the jobs', () => {
  it('and sends what waits', async () => {
    const before = await reservedBefore(3 * hour + minute)
    await held()
    expect((await release('send')).status).toBe(200)
    expect(before.sent()).toBe(1)
    expect((await attention()).hold).toBeNull()
    const [noted] = await db.select().from(audit).where(eq(audit.action, 'hold_released'))
    expect(noted).toMatchObject({ actor: 'staff', data: { kind: 'send' } })
    const lastStart = await startedAt()
    await site.runMinute(1)
    expect(await startedAt()).not.toEqual(lastStart)
  })

  it('and no job is late before it has had time to run', async () => {
    await held()
    const longAgo = new Date(Date.now() - 3 * hour)
    await db
      .update(jobRuns)
      .set({ okAt: longAgo, startedAt: longAgo })
      .where(ne(jobRuns.name, 'clock'))
    expect((await openSite().fetch('/api/health')).status).toBe(503)
    await release('send')
    expect((await openSite().fetch('/api/health')).status).toBe(200)
  })

  it('and until then nobody compares with Stripe, which would send emails that may be discarded', async () => {
    await held()
    const headers = { ...owner, ...submitKey() }
    const compared = await site.post('/api/staff/reconciliations', { days: 1 }, headers)
    expect(await compared.json()).toEqual({ outcome: 'running' })
  })

  it('or discards what guests have received before the restore, and nothing since', async () => {
    const before = await reservedBefore(3 * hour + minute)
    await held()
    const since = await reservedBefore(0)
    expect((await release('discard')).status).toBe(200)
    expect((await attention()).hold).toMatchObject({ isDiscarding: true })
    for (const minutes of [1, 2, 3]) await site.runMinute(minutes)
    const { hold, entries } = await attention()
    expect(hold).toBeNull()
    expect([before.sent(), since.sent()]).toEqual([0, 1])
    expect(entries.map(({ kind }) => kind)).not.toContain('email')
  })

  it('and discards what the jobs would tell guests again about the lost hours', async () => {
    const missed = await missedStay()
    await held()
    expect((await attention()).hold).toMatchObject({ closing: 1 })
    await release('discard')
    for (const minutes of [1, 2, 3]) await site.runMinute(minutes)
    expect((await till.record(missed.id)).stay.status).toBe('no_show')
    expect(missed.sent()).toBe(0)
  })

  it('and if a job fails, its emails are still discarded by a later run', async () => {
    const missed = await missedStay()
    await held()
    await release('discard')
    await stripe.control('POST', '/faults', { kind: 'error', times: 1000 })
    await site.runMinute(1)
    await stripe.control('DELETE', '/faults')
    expect((await attention()).hold).toMatchObject({ isDiscarding: true })
    for (const minutes of [2, 3, 4]) await site.runMinute(minutes)
    expect((await attention()).hold).toBeNull()
    expect(missed.sent()).toBe(0)
    takeErrors('job_failed')
  })

  it('but a job that fails for long keeps nobody waiting', async () => {
    await held()
    await release('discard')
    await stripe.control('POST', '/faults', { kind: 'error', times: 1000 })
    await site.runMinute(9)
    expect((await attention()).hold).not.toBeNull()
    await site.runMinute(11)
    await stripe.control('DELETE', '/faults')
    expect((await attention()).hold).toBeNull()
    takeErrors('job_failed')
  })

  it('once, even if the response is lost', async () => {
    await held()
    const key = submitKey()
    const answers = [await release('discard', key), await release('discard', key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await release('send', key)).status).toBe(422)
    expect((await release('send')).status).toBe(409)
    await site.runMinute(1)
    expect((await release('send')).status).toBe(409)
  })

  it('which a colleague can only ask an owner for', async () => {
    const withOwners = openTill('release_hold', { OWNERS: 'arta@office.example' })
    await held()
    const staff = await asStaff({ email: 'besa@office.example' })
    const headers = { ...staff, ...submitKey() }
    const body = { emails: 'send' }
    const answer = await withOwners.site.post('/api/staff/hold/release', body, headers)
    expect(answer.status).toBe(403)
    expect((await attention()).hold).not.toBeNull()
  })
})
