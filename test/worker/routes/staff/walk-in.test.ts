import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { stayKeys } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { at, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('walk_ins')
const { site } = till
const drita = await asStaff({ email: 'drita@office.example' })

let lastTag = 40_000
function walker(changes: object = {}) {
  lastTag += 2
  return {
    id: crypto.randomUUID(),
    customerName: 'Mira Walker',
    tags: [lastTag - 1, lastTag],
    idSeen: true,
    endDate: at(1, '20:00'),
    locale: 'it',
    ...changes,
  }
}

const walksIn = (request: object, key = submitKey()) =>
  site.post('/api/staff/stays', request, { ...drita, ...key })

describe('a walk-in', () => {
  it('scenario 34: is checked in and paid in one request, and found afterwards', async () => {
    const request = walker({ payment: { method: 'cash', cents: 1200 } })
    const answer = await walksIn(request)
    expect(answer.status).toBe(200)
    const record = await answer.json<StayRecord<string>>()
    expect(record.stay).toMatchObject({
      id: request.id,
      customerName: 'Mira Walker',
      customerEmail: null,
      locale: 'it',
      kind: 'reservation',
      source: 'desk',
      status: 'checked_in',
      luggageCount: 2,
      version: 1,
      totalPrice: 1200,
      received: 1200,
      balance: 0,
      paymentStatus: 'paid',
      duration: 2,
    })
    expect(record.stay.reference).toMatch(/^TIR-\d{4}-\d{3}-[A-Z2-9]{4}$/)
    expect(record.bags.map(({ tag, status }) => [tag, status])).toEqual(
      request.tags.map((tag) => [tag, 'inside']),
    )
    const stored = await site.fetch(`/api/staff/stays/${request.id}`, { headers: drita })
    expect(await stored.json()).toEqual(record)
    const found = await site.fetch('/api/staff/stays?q=mira%20walk', { headers: drita })
    expect((await found.json<StayRecord[]>()).map(({ stay }) => stay.id)).toContain(request.id)
    const [first, ...rest] = await till.auditOf(request.id)
    expect(first).toMatchObject({
      action: 'walked_in',
      actor: 'staff',
      fromStatus: null,
      version: 1,
    })
    expect(first?.staffId).toBeTruthy()
    expect(rest).toEqual([])
  })

  it('can be checked in and out without a payment', async () => {
    const request = walker()
    const { stay } = await (await walksIn(request)).json<StayRecord>()
    expect(stay).toMatchObject({ status: 'checked_in', balance: 1200 })
    const out = { tags: request.tags, outTo: 'guest' }
    const left = await site.post(`/api/staff/stays/${request.id}/check-out`, out, {
      ...drita,
      ...submitKey(),
    })
    expect(left.status).toBe(200)
    expect((await left.json<StayRecord>()).stay.status).toBe('completed')
    const record = await till.record(request.id)
    // Bags that leave on the same day cost a day.
    expect(record.stay).toMatchObject({ received: 0, balance: 600, paymentStatus: 'pending' })
    expect(record.payments).toEqual([])
    expect(record.bags.map(({ status }) => status)).toEqual(['collected', 'collected'])
  })

  it('promise 32: is made once, however often and fast it is sent', async () => {
    const [request, key] = [walker(), submitKey()]
    const answers = await Promise.all(Array.from({ length: 4 }, () => walksIn(request, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const records = await Promise.all(answers.map((answer) => answer.json<StayRecord>()))
    expect(new Set(records.map(({ stay }) => stay.reference)).size).toBe(1)
    expect(await till.auditOf(request.id)).toHaveLength(1)
    expect((await till.record(request.id)).bags).toHaveLength(2)
    const other = await walksIn({ ...request, customerName: 'Mira Other' }, key)
    expect((await errorOf(other)).code).toBe('idempotency_key_reused')
    expect((await till.record(request.id)).stay.customerName).toBe('Mira Walker')
  })

  it('is the same stay if it is sent again after being offline', async () => {
    const [request, key] = [walker(), submitKey()]
    await walksIn(request, key)
    const again = await walksIn({ ...request, doneAt: new Date().toISOString() }, key)
    expect(again.status).toBe(200)
    const { stay } = await till.record(request.id)
    const keys = await till.db.select().from(stayKeys).where(eq(stayKeys.stayId, request.id))
    const codes = keys.filter(({ key: one }) => one.startsWith('tir-')).map(({ key: one }) => one)
    expect(codes).toEqual([stay.reference.toLowerCase()])
  })

  it('promise 33: that was offline over the weekend is stored with its own time', async () => {
    const [came, pickUp] = [at(-2, '12:00'), at(-1, '20:00')]
    const paid = { method: 'cash', cents: 1500 }
    const request = walker({ endDate: pickUp, doneAt: came, payment: paid })
    expect((await walksIn(request)).status).toBe(200)
    const { stay } = await till.record(request.id)
    expect(stay).toMatchObject({
      status: 'checked_in',
      startDate: new Date(came),
      pickUpAt: new Date(pickUp),
      totalPrice: 1200,
      received: 1500,
      balance: -300,
    })
  })

  it('never replaces another stay', async () => {
    const request = walker()
    await walksIn(request)
    const second = await walksIn(walker({ id: request.id }))
    expect((await errorOf(second)).code).toBe('idempotency_key_reused')
    expect(await till.auditOf(request.id)).toHaveLength(1)
  })

  it('that leaves an email address gets its booking and its receipt there', async () => {
    const payment = { method: 'cash', cents: 1200 }
    const request = walker({ customerEmail: 'mira@walk.example', customerPhone: '+39 333 1234567' })
    const { stay } = await (await walksIn({ ...request, payment })).json<StayRecord>()
    expect(stay).toMatchObject({
      customerEmail: 'mira@walk.example',
      customerPhone: '+39 333 1234567',
    })
    expect((await till.mailsOf(request.id)).map(({ kind }) => kind).toSorted()).toEqual([
      'receipt',
      'stay_noted',
    ])
    await site.runJobs(0)
    const email = site.mailbox.sent.find(({ to }) => to === 'mira@walk.example')
    expect(email?.subject).toBe(`I suoi bagagli sono da noi: ${stay.reference}`)
    const found = await site.fetch('/api/staff/stays?q=mira@walk.example', { headers: drita })
    expect((await found.json<StayRecord[]>()).map((one) => one.stay.id)).toEqual([request.id])
  })

  it('without one gets no email', async () => {
    const request = walker()
    await walksIn(request)
    expect(await till.mailsOf(request.id)).toEqual([])
  })

  it('gets no tag of another bag', async () => {
    const first = walker()
    await walksIn(first)
    const second = walker({ tags: [first.tags[0]] })
    const answer = await walksIn(second)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([409, 'tag_in_use'])
    expect(await till.auditOf(second.id)).toEqual([])
  })

  it.each([
    ['no name', { customerName: ' ' }, 'validation_failed'],
    ['no bag', { tags: [] }, 'validation_failed'],
    ['one tag twice', { tags: [7, 7] }, 'tags_invalid'],
    ['a pick-up in the past', { endDate: at(-1, '20:00') }, 'validation_failed'],
    ['more than is due', { payment: { method: 'cash', cents: 1300 } }, 'more_than_due'],
    ['an email address that can’t be one', { customerEmail: 'mira@' }, 'validation_failed'],
    ['an invalid id', { id: 'mine' }, 'validation_failed'],
  ])('with %s is refused', async (_, changes, code) => {
    const answer = await walksIn(walker(changes))
    expect((await errorOf(answer)).code).toBe(code)
  })
})
