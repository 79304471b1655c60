import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMonths, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { contactMessages, outbox, stripeEvents } from '../../../worker/db/schema/post.ts'
import { audit, stayKeys, stays } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors } from '../support/logs.ts'
import {
  at,
  contactRequest,
  reservationRequest,
  submitKey,
  threeDays,
} from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('erase')
const { site, stripe, db } = till

const today = tiranaDate(new Date())
const aYearAgo = addMonths(today, -12)
/** The last moment that is erased today, and the first that is not. */
const last = new Date(tiranaInstant(aYearAgo, '23:59').getTime() + 59_999)
const first = new Date(last.getTime() + 1)

async function ended(endedAt: Date): Promise<string> {
  const answer = await site.post('/api/reservations', reservationRequest)
  const { id } = await answer.json<{ id: string }>()
  await db
    .update(stays)
    .set({ status: 'completed', endedAt, deskNote: 'a tall guest' })
    .where(eq(stays.id, id))
  return id
}

const stay = (id: string) => db.select().from(stays).where(eq(stays.id, id)).get()

describe('promise 24: personal data is erased twelve months after the stay', () => {
  it('on the day and not before, and the figures stay', async () => {
    const [gone, kept] = [await ended(last), await ended(first)]
    await site.runJobs(0)
    const nothing = {
      customerName: null,
      customerEmail: null,
      customerPhone: null,
      emailKey: null,
      specialRequests: null,
      deskNote: null,
    }
    expect(await stay(gone)).toMatchObject({
      ...nothing,
      status: 'completed',
      totalPrice: 1200,
      luggageCount: 2,
      erasedAt: expect.any(Date),
    })
    expect(await stay(kept)).toMatchObject({ customerName: 'Ada Guest', erasedAt: null })
    expect(await db.$count(stayKeys, eq(stayKeys.stayId, gone))).toBe(0)
    expect(await db.$count(stayKeys, eq(stayKeys.stayId, kept))).toBeGreaterThan(0)
    const digests = async (id: string) => (await till.auditOf(id)).map((row) => row.requestDigest)
    expect(await digests(gone)).toEqual([null])
    expect(await digests(kept)).not.toEqual([null])
  })

  it('once, even if jobs run at once or again', async () => {
    const id = await ended(last)
    await Promise.all([site.runJobs(0), site.runJobs(0)])
    const erased = await stay(id)
    await site.runJobs(60)
    expect(await stay(id)).toEqual(erased)
  })

  it('scenario 46: without changing the rows, money and figures of a paid and collected stay', async () => {
    const intent = await till.book(threeDays)
    const id = intent.bookingId
    await stripe.pay(intent.paymentIntentId)
    await till.comeBack(intent)
    const here = { startDate: new Date(at(-2, '10:00')), pickUpAt: new Date(at(0, '23:59')) }
    await db
      .update(stays)
      .set({ ...here, endDate: here.pickUpAt })
      .where(eq(stays.id, id))
    const headers = await asStaff()
    const tags = [83_001, 83_002]
    const atDesk = (action: string, body: object) =>
      site.post(`/api/staff/stays/${id}/${action}`, body, { ...headers, ...submitKey() })
    expect((await atDesk('check-in', { tags, idSeen: true })).status).toBe(200)
    expect((await atDesk('check-out', { tags, outTo: 'guest' })).status).toBe(200)
    await site.runJobs(31)
    await db.update(stays).set({ endedAt: last }).where(eq(stays.id, id))
    const read = async (path: string) => (await site.fetch(path, { headers })).json()
    const everything = async () => ({
      line: await till.lineOf(id),
      figures: await read('/api/staff/figures'),
      month: await read(`/api/staff/month?month=${today.slice(0, 7)}`),
    })
    const before = await everything()
    expect(before.line).toBe(
      'completed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 4, emails 2]',
    )
    await site.runJobs(32)
    const erasedAt = (await stay(id))?.erasedAt
    expect(erasedAt).toEqual(expect.any(Date))
    expect(await everything()).toEqual(before)
    await site.runJobs(33)
    expect((await stay(id))?.erasedAt).toEqual(erasedAt)
    expect(await everything()).toEqual(before)
  })

  it('scenario 50: also for a no-show that only a job closed', async () => {
    const answer = await site.post('/api/reservations', reservationRequest)
    const { id } = await answer.json<{ id: string }>()
    const clock = openClock(site)
    await clock.runAt(6, '00:01')
    await clock.runAt(6, '00:02')
    const line = 'no_show pending 1200 0 0 [charges 2, payments 0, refunds 0, audit 2, emails 2]'
    expect(await till.lineOf(id)).toBe(line)
    await clock.runAt(6 + 364, '12:00')
    expect((await stay(id))?.customerName).toBe('Ada Guest')
    await clock.runAt(6 + 367, '12:00')
    expect((await stay(id))?.customerName).toBeNull()
    expect(await till.lineOf(id)).toBe(line)
  })

  it('in chunks; the next run finishes what a stopped one left', async () => {
    const row = await stay(await ended(last))
    if (!row) throw new Error('no stay')
    const crowd = Array.from({ length: 120 }, (_, one) => `gone-${one}`)
    const [begin, ...more] = crowd.map((id) =>
      db.insert(stays).values({ ...row, id, reference: id }),
    )
    if (begin) await db.batch([begin, ...more])
    const left = async () => {
      const rows = await db.select().from(stays).where(eq(stays.endedAt, last))
      return rows.filter(({ customerName }) => customerName !== null).length
    }
    // The database fails once a part of them is erased.
    let isStopped = false
    site.meter.reset()
    site.meter.meanwhile = async () => {
      isStopped ||= (await left()) < 121
    }
    site.meter.fails = () => isStopped
    await site.runJobs(0)
    site.meter.reset()
    for (const event of ['job_failed', 'email_failed', 'payment_check_failed']) takeErrors(event)
    expect(await left()).toBeGreaterThan(0)
    expect(isStopped).toBe(true)
    await site.runJobs(10)
    expect(await left()).toBe(0)
  })

  it('from messages too, whose emails hold only ids', async () => {
    const answer = await site.post('/api/contacts', contactRequest)
    const { id } = await answer.json<{ id: string }>()
    await db.update(contactMessages).set({ createdAt: first }).where(eq(contactMessages.id, id))
    await site.runJobs(0)
    expect(await db.$count(contactMessages, eq(contactMessages.id, id))).toBe(1)
    await db.update(contactMessages).set({ createdAt: last }).where(eq(contactMessages.id, id))
    await site.runJobs(0)
    expect(await db.$count(contactMessages, eq(contactMessages.id, id))).toBe(0)
    const [change] = await db.select().from(audit).where(eq(audit.subjectId, id))
    expect(change?.requestDigest).toBeNull()
    // The rows of mails hold ids alone.
    const rows = await db
      .select()
      .from(outbox)
      .where(eq(outbox.auditId, change?.id ?? ''))
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/Ada|guest\.example|skis/)
  })

  it('and a queued email to an erased guest is not sent', async () => {
    const id = await ended(last)
    await site.runJobs(0)
    const before = site.mailbox.sent.length
    await db
      .update(outbox)
      .set({ status: 'queued', leasedUntil: null })
      .where(eq(outbox.stayId, id))
    await site.runJobs(1)
    expect(site.mailbox.sent).toHaveLength(before)
    const rows = await db.select().from(outbox).where(eq(outbox.stayId, id))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ lastError }) => lastError)).toEqual(rows.map(() => 'subject_gone'))
  })
})

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

it('Stripe’s events are deleted after ninety days', async () => {
  await db.insert(stripeEvents).values([
    { id: 'evt_old', type: 'x', receivedAt: ago(91) },
    { id: 'evt_young', type: 'x', receivedAt: ago(89) },
  ])
  await site.runJobs(120)
  const ids = (await db.select().from(stripeEvents)).map(({ id }) => id)
  expect(ids).toContain('evt_young')
  expect(ids).not.toContain('evt_old')
})

it('Stripe’s newest event is kept, however old it is', async () => {
  await db.delete(stripeEvents)
  await db.insert(stripeEvents).values({ id: 'evt_last', type: 'x', receivedAt: ago(91) })
  await site.runJobs(180)
  expect((await db.select().from(stripeEvents)).map(({ id }) => id)).toEqual(['evt_last'])
})
