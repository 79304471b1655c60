import { env } from 'cloudflare:workers'
import { ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { jobNames } from '../../../../domain/reports/job-status.ts'
import type { SystemStatus } from '../../../../domain/reports/system-status.ts'
import { jobRuns, mailboxTurns, outbox, stripeEvents } from '../../../../worker/db/schema/post.ts'
import { audit, staff } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('status')
const { db, site, stripe } = till
const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

async function status(at = site): Promise<SystemStatus> {
  const answer = await at.fetch('/api/staff/status', { headers: await asStaff() })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Emails to guests, sent two hours ago. */
const guestMail = (values: Partial<typeof outbox.$inferInsert> = {}) =>
  email({
    kind: 'contact_noted',
    status: 'sent',
    providerId: crypto.randomUUID(),
    nextAttemptAt: ago(120),
    ...values,
  })

const statusesOf = ({ database, payments, jobs, email }: SystemStatus) =>
  [database, payments, jobs, email].map(({ state }) => state)

/** A mail in the outbox, of no stay. */
async function email(values: Partial<typeof outbox.$inferInsert>) {
  const auditId = crypto.randomUUID()
  const at = ago(60)
  await db
    .insert(audit)
    .values({ id: auditId, action: 'test', actor: 'system', happenedAt: at, at, data: {} })
  await db.insert(outbox).values({
    id: crypto.randomUUID(),
    auditId,
    kind: 'contact_received',
    data: {},
    nextAttemptAt: at,
    createdAt: at,
    ...values,
  })
}

beforeEach(async () => {
  await stripe.control('DELETE', '/faults')
  await db.delete(mailboxTurns)
  await db.delete(outbox)
  await db.delete(stripeEvents)
  site.meter.reset()
})

describe('GET /api/staff/status', () => {
  it('finds everything well on a site that runs, with the time of the check', async () => {
    await site.runJobs()
    const found = await status()
    expect(statusesOf(found)).toEqual(['active', 'connected', 'operational', 'working'])
    expect(found.lateJobs).toEqual([])
    expect(found.lastRuns.map(({ name }) => name)).toEqual(jobNames)
    for (const { state, okAt, lastError } of found.lastRuns) {
      expect([state, lastError]).toEqual(['operational', null])
      expect(Math.abs(Date.parse(okAt ?? '') - Date.now())).toBeLessThan(minute)
    }
    expect(Math.abs(Date.parse(found.checkedAt) - Date.now())).toBeLessThan(minute)
  })

  it('asks the database only what it knows: who asks is told by Access', async () => {
    expect((await site.fetch('/api/staff/status', { headers: await asStaff() })).trips).toBe(1)
  })
})

describe('Stripe', () => {
  it.each(['error', 'reset'])('is not reachable where its answer is: %s', async (kind) => {
    await stripe.control('POST', '/faults', { kind, times: 1, path: '/v1/balance' })
    expect((await status()).payments.state).toBe('unreachable')
    expect((await status()).payments.state).toBe('connected')
  })

  it('has a few seconds for its answer, and no second try', async () => {
    await stripe.control('POST', '/faults', { kind: 'timeout', times: 1, path: '/v1/balance' })
    const start = Date.now()
    expect((await status()).payments.state).toBe('unreachable')
    expect(Date.now() - start).toBeLessThan(5_000)
  })

  it('that asks for patience answers', async () => {
    await stripe.control('POST', '/faults', { kind: 'rate_limit', times: 1, path: '/v1/balance' })
    expect((await status()).payments.state).toBe('connected')
  })

  it('may refuse our key', async () => {
    const wrong = openSite({ STRIPE_SECRET_KEY: 'sk_test_wrong' })
    expect((await status(wrong)).payments.state).toBe('key_refused')
  })

  it('is shown although the origin for Stripe is malformed, which the log names', async () => {
    const wrong = openSite({ STRIPE_API_ORIGIN: 'not an origin' })
    expect((await status(wrong)).payments.state).toBe('key_refused')
    const [error] = takeErrors('misconfigured_setting')
    expect(error?.setting).toBe('STRIPE_API_ORIGIN')
  })

  it('never told of a payment that was made a while ago', async () => {
    const paid = await till.book()
    await stripe.pay(paid.paymentIntentId)
    await till.comeBack(paid)
    expect((await status()).payments.state).toBe('connected')
    await env.DB.prepare('UPDATE payments SET paid_at = ? WHERE payment_intent_id = ?')
      .bind(ago(30).getTime(), paid.paymentIntentId)
      .run()
    expect((await status()).payments).toEqual({ state: 'no_event', since: null })

    await till.deliverAll(paid.paymentIntentId)
    expect((await status()).payments.state).toBe('connected')
  })

  it('told of a payment again and again, until the site was back from an outage', async () => {
    const paid = await till.book()
    await stripe.pay(paid.paymentIntentId)
    await till.comeBack(paid)
    await till.deliverAll(paid.paymentIntentId)
    await env.DB.prepare('UPDATE payments SET paid_at = ? WHERE payment_intent_id = ?')
      .bind(ago(30).getTime(), paid.paymentIntentId)
      .run()
    const type = 'payment_intent.succeeded'
    // The newest event needed no repeat; the one of this payment was first sent an hour earlier.
    await db.delete(stripeEvents)
    await db.insert(stripeEvents).values([
      { id: 'evt_early', type, receivedAt: ago(150), processedAt: ago(30) },
      { id: 'evt_other', type, receivedAt: ago(90), processedAt: ago(89) },
    ])
    expect((await status()).payments.state).toBe('connected')
  })

  it('told of something that has had no effect since', async () => {
    const receivedAt = ago(30)
    await db.insert(stripeEvents).values({ id: 'evt_stuck', type: 'charge.updated', receivedAt })
    expect((await status()).payments).toEqual({
      state: 'event_stuck',
      since: receivedAt.toISOString(),
    })
  })
})

describe('the database', () => {
  it('is not reachable where it answers nothing at all, and the rest is told', async () => {
    site.meter.fails = () => true
    expect(statusesOf(await status())).toEqual(['unreachable', 'unknown', 'unknown', 'unknown'])
    expect(takeErrors('database_check_failed')).toHaveLength(1)
  })
})

describe('jobs', () => {
  it('that nothing starts any more have stopped', async () => {
    await site.runJobs()
    const stoppedAt = ago(60)
    const ofJobs = ne(jobRuns.name, 'clock')
    await db.update(jobRuns).set({ startedAt: stoppedAt, okAt: stoppedAt }).where(ofJobs)
    const { jobs, lateJobs } = await status()
    expect(jobs).toEqual({ state: 'stopped', since: stoppedAt.toISOString() })
    expect(lateJobs.map(({ name }) => name).toSorted()).toEqual(jobNames.toSorted())
    await site.runJobs()
    expect((await status()).jobs.state).toBe('operational')
  })

  it('that never ran are told of once the site is in use', async () => {
    await db.delete(jobRuns)
    await site.fetch('/api/staff/session', { headers: await asStaff() })
    await db.update(staff).set({ createdAt: ago(60) })
    expect((await status()).jobs.state).toBe('never_run')
    await site.runJobs()
  })
})

describe('mail', () => {
  it('that waits for a quarter of an hour is late', async () => {
    await email({})
    expect((await status()).email.state).toBe('waiting')
  })

  it('that was given up is counted, but for a week at most, and not where nobody waits for it', async () => {
    const dead = { status: 'dead', lastError: 'Error' } as const
    await email(dead)
    await email(dead)
    await email({ ...dead, lastError: 'subject_gone' })
    await email({ ...dead, nextAttemptAt: ago(8 * 24 * 60) })
    expect((await status()).email).toEqual({ state: 'dead_to_office', since: null, count: 2 })
  })

  it('that was given up is told apart by who misses it: the office, guests, or both', async () => {
    const dead = { status: 'dead', lastError: 'Error' } as const
    await email({ ...dead, kind: 'booking_confirmed' })
    await email({ ...dead, kind: 'payment_in_review' })
    expect((await status()).email).toMatchObject({ state: 'dead_to_guests', count: 2 })
    await email({ ...dead, kind: 'payment_review' })
    expect((await status()).email).toMatchObject({ state: 'dead_to_both', count: 3 })
  })

  it('that is just being written is no backlog', async () => {
    site.mailbox.failures = 1
    await site.post('/api/reservations', reservationRequest, submitKey())
    takeErrors('email_failed')
    expect((await status()).email.state).toBe('working')
  })
})

describe('promise 41: the delivery of mail', () => {
  it('is reported once one of the last emails to guests was', async () => {
    await guestMail()
    expect((await status()).delivery.state).toBe('not_reported')
    await guestMail({ delivery: 'delivered' })
    expect((await status()).delivery.state).toBe('reported')
  })

  it('is unknown while none was sent that should be known of', async () => {
    await guestMail({ nextAttemptAt: ago(30) })
    await guestMail({ nextAttemptAt: ago(8 * 24 * 60) })
    await guestMail({ providerId: null })
    await guestMail({ kind: 'contact_received' })
    expect((await status()).delivery.state).toBe('unknown')
  })
})

describe('promise 41: mail that waits', () => {
  it('names the sender that the provider refuses', async () => {
    await email({ kind: 'contact_noted', attempts: 1, lastError: 'TimeoutError' })
    expect((await status()).email.state).toBe('waiting')
    await email({ kind: 'contact_noted', attempts: 1, lastError: 'E_SENDER_NOT_VERIFIED' })
    expect((await status()).email.state).toBe('sender_refused')
  })
})
