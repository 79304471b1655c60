import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OwnData } from '../../../../domain/pass/own-data.ts'
import type { ErasureResponse, Pass } from '../../../../domain/pass/pass.ts'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import { passLinks } from '../../../../worker/db/schema/custody.ts'
import { audit, stayKeys, stays } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { bookingRequest, reservationRequest, submitKey, threeDays } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('own_data')
const { site, stripe, db } = till
const staff = await asStaff({ email: 'arta@office.example' })

const halfAnHour = 31

let guests = 0

/** A reservation by a guest whose mailbox has room. */
async function reserved() {
  guests += 1
  const request = { ...reservationRequest, customerEmail: `own${guests}@guest.example` }
  const answer = await site.post('/api/reservations', request, submitKey())
  return answer.json<{ id: string; reference: string; passToken: string }>()
}

async function paid() {
  const intent = await till.book(threeDays)
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  return { ...intent, id: intent.bookingId, passToken }
}

const holding = (token: string) => ({ authorization: `Bearer ${token}` })
const opened = async (token: string) =>
  (await site.fetch('/api/pass', { headers: holding(token) })).json<Pass>()
const dataOf = (token: string) => site.fetch('/api/pass/data', { headers: holding(token) })
const asks = (token: string) =>
  site.post('/api/pass/erase', {}, { ...holding(token), ...submitKey() })
const answered = async (token: string) =>
  (await (await asks(token)).json<ErasureResponse>()).erasure
const atDesk = (id: string, action: string, body: object) =>
  site.post(`/api/staff/stays/${id}/${action}`, body, { ...staff, ...submitKey() })

async function cancels(token: string): Promise<void> {
  const { cancelling: shown } = await opened(token)
  const headers = { ...holding(token), ...submitKey() }
  expect((await site.post('/api/pass/cancel', { shown }, headers)).status).toBe(200)
}

/** Moves the last update of a stay so many minutes back. */
const longAgo = (id: string, minutes = halfAnHour) =>
  db
    .update(stays)
    .set({ updatedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(stays.id, id))

const row = (id: string) => db.select().from(stays).where(eq(stays.id, id)).get()
const erasureRequests = (id: string) =>
  db.$count(audit, and(eq(audit.subjectId, id), eq(audit.action, 'erasure_asked')))

describe('a guest’s own data', () => {
  it('is everything stored: contact, dates, money, bags, emails and history', async () => {
    const { id, reference, passToken, paymentIntentId } = await paid()
    await db.update(stays).set({ deskNote: 'a tall guest' }).where(eq(stays.id, id))
    await atDesk(id, 'check-in', { tags: [81_001, 81_002], idSeen: true })
    await atDesk(id, 'check-out', { tags: [81_001], outTo: 'guest' })
    const answer = await dataOf(passToken)
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const data = await answer.json<OwnData>()
    const written = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(data).toMatchObject({
      booking: { reference, items: 2, status: 'checked in', 'drop-off': written },
      you: {
        name: 'Ada Guest',
        email: 'ada@guest.example',
        phone: '+355 69 123 4567',
        'our note about you': 'a tall guest',
      },
      'money in euros': {
        payments: [{ by: 'stripe', received: 18, "Stripe's number": paymentIntentId }],
      },
      bags: [
        { tag: 81_001, 'taken in at': written, 'given out at': written, 'photo stored': false },
        { tag: 81_002, 'given out at': null },
      ],
      erasure: { 'asked for at': null, 'done at': null },
    })
    expect(data['money in euros'].charges[0]).toEqual({ for: 'quote', amount: 18 })
    expect(data['emails about it']).toContainEqual({
      about: 'booking confirmed',
      to: 'you',
      status: 'sent',
      'written at': written,
      'sent at': written,
    })
    const happened = data['what happened'].map(({ what }) => what)
    expect(happened).toEqual(expect.arrayContaining(['booked', 'check in', 'bags collected']))
    expect(JSON.stringify(data)).not.toContain('arta@office.example')
  })

  it('shows when a bag really came in, and marks what was undone', async () => {
    const { id, passToken } = await reserved()
    const undo = async () => {
      const { stay } = await till.record(id)
      expect((await atDesk(id, 'undo', { version: stay.version })).status).toBe(200)
    }
    await atDesk(id, 'check-in', { tags: [81_005], idSeen: true })
    await undo()
    await atDesk(id, 'check-in', { tags: [81_006], idSeen: true })
    const { bags: came } = await opened(passToken)
    await atDesk(id, 'check-out', { tags: [81_006], outTo: 'guest' })
    await undo()
    const { bags } = await (await dataOf(passToken)).json<OwnData>()
    const inAt = came[0]?.inAt
    expect(bags.find(({ tag }) => tag === 81_005)).toMatchObject({ 'undone as a mistake': true })
    const rows = bags.filter(({ tag }) => tag === 81_006)
    expect(
      rows.map((row) => [row['taken in at'], row['given to'], row['undone as a mistake']]),
    ).toEqual(
      expect.arrayContaining([
        [inAt, 'guest', true],
        [inAt, null, false],
      ]),
    )
    expect((await opened(passToken)).bags).toMatchObject([{ tag: 81_006, inAt, outAt: null }])
  })

  it('names what each email is about: collection, lost link, refund', async () => {
    const { id, passToken } = await paid()
    await atDesk(id, 'refunds', { cents: 500, reason: 'A wet bag', inPerson: false })
    const tags = [81_003, 81_004]
    await atDesk(id, 'check-in', { tags, idSeen: true })
    await atDesk(id, 'check-out', { tags: [81_003], outTo: 'collector' })
    const { customerEmail: email } = bookingRequest
    await site.post('/api/pass/lost', { email }, submitKey())
    const data = await (await dataOf(passToken)).json<OwnData>()
    const toGuest = data['emails about it'].filter(({ to }) => to === 'you')
    const subjects = toGuest.map(({ about }) => about)
    expect(subjects).toEqual(expect.arrayContaining(['luggage collected', 'pass link', 'refunded']))
    expect(data['money in euros'].refunds).toMatchObject([{ amount: 5, reason: 'A wet bag' }])
  })
})

describe('promise 24: a guest who asks to be erased', () => {
  it('is erased at once if the stay is over and nothing is open', async () => {
    const { id, passToken, reference } = await reserved()
    await cancels(passToken)
    await longAgo(id)
    const link = { id: crypto.randomUUID(), stayId: id, purpose: 'collector', name: 'Bo' } as const
    const [change] = await till.auditOf(id)
    await db.insert(passLinks).values({ ...link, auditId: change?.id ?? '' })
    const answer = await asks(passToken)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(await answer.json()).toEqual({ erasure: 'done' })
    expect(await row(id)).toMatchObject({
      customerName: null,
      customerEmail: null,
      customerPhone: null,
      emailKey: null,
      specialRequests: null,
      reference,
      status: 'cancelled',
      erasedAt: expect.any(Date),
    })
    expect(await db.$count(stayKeys, eq(stayKeys.stayId, id))).toBe(0)
    const [named] = await db.select().from(passLinks).where(eq(passLinks.id, link.id))
    expect(named?.name).toBeNull()
    expect(await opened(passToken)).toMatchObject({ forgotten: true })
    const text = await (await dataOf(passToken)).text()
    expect(text).not.toMatch(/Ada|guest\.example|69 123|"Bo"/)
    expect(await answered(passToken)).toBe('done')
  })

  it('is noted once before that, and erased by the job as soon as possible', async () => {
    const { id, passToken } = await paid()
    expect(await Promise.all([1, 2, 3].map(() => answered(passToken)))).toEqual(
      Array(3).fill('noted'),
    )
    expect(await answered(passToken)).toBe('noted')
    expect(await erasureRequests(id)).toBe(1)
    await site.runJobs(0)
    expect(await row(id)).toMatchObject({ customerName: 'Ada Guest', erasedAt: null })
    await cancels(passToken)
    await site.runJobs(0)
    expect((await row(id))?.erasedAt).toBeNull()
    await site.runJobs(halfAnHour)
    expect(await row(id)).toMatchObject({ customerName: null, refunded: 1800 })
    expect(await opened(passToken)).toMatchObject({ forgotten: true, status: 'cancelled' })
  })

  it('is not erased while money is owed', async () => {
    const { id, passToken } = await reserved()
    await atDesk(id, 'payments', { method: 'cash', cents: 1200 })
    await cancels(passToken)
    await longAgo(id)
    expect((await row(id))?.balance).toBe(-1200)
    expect(await answered(passToken)).toBe('noted')
    await site.runJobs(0)
    expect((await row(id))?.erasedAt).toBeNull()
    await atDesk(id, 'refunds', { reason: 'Cancelled', inPerson: true })
    await site.runJobs(halfAnHour)
    await site.runJobs(halfAnHour + 1)
    expect((await row(id))?.customerName).toBeNull()
  })

  it('is erased thirty days after the stay at the latest; staff keep the figures', async () => {
    const { id, passToken } = await reserved()
    await atDesk(id, 'payments', { method: 'cash', cents: 1200 })
    await cancels(passToken)
    await longAgo(id)
    expect(await answered(passToken)).toBe('noted')
    const day = 24 * 60
    await site.runJobs(29 * day)
    expect((await row(id))?.customerName).toBe('Ada Guest')
    await site.runJobs(30 * day)
    expect(await row(id)).toMatchObject({ customerName: null, balance: -1200 })
    const kept = await atDesk(id, 'keep-overpayment', { reason: 'Never came for it' })
    expect(await kept.json()).toMatchObject({ stay: { balance: 0 } })
  })

  it('is not erased before the last email is sent', async () => {
    const { id, passToken, reference } = await reserved()
    await atDesk(id, 'payments', { method: 'cash', cents: 1200 })
    await cancels(passToken)
    await atDesk(id, 'refunds', { reason: 'Cancelled', inPerson: true })
    await longAgo(id)
    expect(await answered(passToken)).toBe('noted')
    expect((await row(id))?.erasedAt).toBeNull()
    site.mailbox.isDown = () => true
    await site.runJobs(halfAnHour)
    expect(takeErrors('email_failed')).toMatchObject([{ kind: 'receipt' }])
    expect((await row(id))?.customerName).toBe('Ada Guest')
    site.mailbox.isDown = () => false
    await site.runJobs(halfAnHour + 2)
    const subjects = site.mailbox.sent.map(({ subject }) => subject)
    expect(subjects).toContain(`What you paid: ${reference}`)
    await site.runJobs(halfAnHour + 3)
    expect((await row(id))?.customerName).toBeNull()
    const states = (await till.mailsOf(id)).map(({ status }) => status)
    expect(new Set(states)).toEqual(new Set(['sent']))
  })

  it('is not erased while staff can undo the last action', async () => {
    const { id, passToken } = await reserved()
    await cancels(passToken)
    await longAgo(id, 29)
    expect(await answered(passToken)).toBe('noted')
  })

  it('is shown in the stay’s history', async () => {
    const { id, passToken } = await reserved()
    await asks(passToken)
    const answer = await site.fetch(`/api/staff/stays/${id}/history`, { headers: staff })
    const { changes } = await answer.json<StayHistory>()
    expect(changes.at(-1)).toMatchObject({ action: 'erasure_asked', actor: 'guest' })
  })

  it('stays erased: a later check-in is refused', async () => {
    const { id, passToken } = await reserved()
    await db
      .update(stays)
      .set({ startDate: new Date(), status: 'no_show', endedAt: new Date() })
      .where(eq(stays.id, id))
    await db.update(stays).set({ netPrice: 0, balance: 0 }).where(eq(stays.id, id))
    await longAgo(id)
    expect(await answered(passToken)).toBe('done')
    const answer = await atDesk(id, 'check-in', { tags: [82_001, 82_002], idSeen: true })
    expect(answer.status).toBe(409)
  })
})
