import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { prices, tariffs } from '../../../domain/business/business.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { confirmRequested } from '../../../domain/desk/stay-actions.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import type { BagReceiver } from '../../../domain/stay/stay-record.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { openDesk } from '../support/desk.ts'
import {
  at,
  bookingRequest,
  reservationRequest,
  submitKey,
  threeDays,
} from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('desk_scenarios')
const { site, stripe, db } = till
const desk = await openDesk(till)
const colleague = await openDesk(till)
const drita = await asStaff()
const here = { inPerson: true }

let lastTag = 0
const freeTags = (count: number) => Array.from({ length: count }, () => (lastTag += 1))

let guests = 0

/** Two items for three days, to be paid at the desk. */
async function reserved(changes: object = {}) {
  guests += 1
  const customerEmail = `guest${guests}@scenarios.example`
  const request = { ...reservationRequest, customerEmail, startDate: at(3, '10:00') }
  const stay = { ...request, endDate: at(5, '17:00'), ...changes }
  const answer = await site.post('/api/reservations', stay, submitKey())
  expect(answer.status).toBe(201)
  return (await answer.json<{ id: string }>()).id
}

/** Two items for three days, paid online. */
async function paidOnline() {
  const { bookingId, paymentIntentId } = await till.book(threeDays)
  await stripe.pay(paymentIntentId)
  await till.deliverAll(paymentIntentId)
  return bookingId
}

const comes = (id: string, tags: number[], days: number) =>
  desk.does(id, (record, context) => checkIn(record, { tags, idSeen: true }, context), {
    ...here,
    at: new Date(at(days, '10:00')),
  })
const goes = (id: string, tags: number[], days: number, outTo: BagReceiver = 'guest') =>
  desk.does(id, (record, context) => checkOut(record, tags, outTo, context), {
    ...here,
    at: new Date(at(days, '17:00')),
  })

it('scenario 20: the desk prices a third bag by the tariff that the guest was quoted', async () => {
  const id = await reserved()
  // The current price list is another one; the stay keeps the number of its own.
  const { dayPerItem } = prices
  Object.assign(tariffs, { 99: { ...prices } })
  Object.assign(prices, { dayPerItem: 500 })
  onTestFinished(() => void Object.assign(prices, { dayPerItem }))
  await db.update(stays).set({ tariff: 99 }).where(eq(stays.id, id))
  expect(await comes(id, freeTags(3), 3)).toBe('done')
  expect(await till.lineOf(id)).toBe(
    'checked_in pending 2700 0 2700 [charges 2, payments 0, refunds 0, audit 2, emails 1]',
  )
  expect((await till.record(await reserved())).stay.totalPrice).toBe(3000)
})

it('scenario 21: a guest who paid online for two bags pays for a third in cash', async () => {
  const id = await paidOnline()
  await comes(id, freeTags(3), 3)
  expect(await desk.takes(id, 'cash', 900)).toBe('done')
  expect(await till.lineOf(id)).toBe(
    'checked_in paid 2700 0 0 [charges 2, payments 2, refunds 0, audit 4, emails 2]',
  )
})

it('scenario 22: arriving a day early costs that day', async () => {
  const id = await reserved()
  await comes(id, freeTags(2), 2)
  expect(await till.lineOf(id)).toMatch(/^checked_in pending 2400 0 2400 \[charges 2,/)
})

it('scenario 23: staying two days longer is charged at check-out', async () => {
  const id = await paidOnline()
  const tags = freeTags(2)
  await comes(id, tags, 3)
  await goes(id, tags, 7)
  await desk.takes(id, 'cash', 1200)
  expect(await till.lineOf(id)).toMatch(/^completed paid 3000 0 0 \[charges 2, payments 2,/)
})

it('scenario 24: leaving a day early refunds that day to the card', async () => {
  const id = await paidOnline()
  const tags = freeTags(2)
  await comes(id, tags, 3)
  await goes(id, tags, 4)
  expect(await till.lineOf(id)).toMatch(
    /^completed partially_refunded 1800 600 0 \[charges 2, payments 1, refunds 1,/,
  )
})

it('scenario 26: leaving a day early lowers the amount due if it is not paid yet', async () => {
  const id = await reserved()
  const tags = freeTags(2)
  await comes(id, tags, 3)
  await goes(id, tags, 4)
  expect((await till.record(id)).stay.balance).toBe(1200)
  await desk.takes(id, 'cash', 1200)
  expect((await till.record(id)).stay).toMatchObject({
    status: 'completed',
    balance: 0,
    refunded: 0,
  })
})

it('scenario 27: staff set the price if a two-week plan gets a third bag', async () => {
  const plan = { storageType: 'mid', endDate: at(16, '17:00') }
  const id = await reserved(plan)
  const third = (cents?: number) =>
    desk.actions(id, (record, context) =>
      changeStay(record, { luggageCount: 3, cents }, 'a third bag', context),
    )
  expect(await third()).toMatchObject({ refused: 'price_set_by_staff' })
  expect(await third(7700)).toMatchObject({ outcome: 'done' })
  expect(await till.lineOf(id)).toMatch(/^confirmed pending 7700 0 7700 \[charges 2, payments 0,/)
  expect((await till.record(id)).charges).toEqual([
    { kind: 'quote', cents: 3500 },
    { kind: 'agreed', cents: 4200 },
  ])
})

it('scenario 31: undoing a payment and a check-in restores the stay', async () => {
  const id = await reserved()
  const before = await till.record(id)
  await comes(id, freeTags(3), 3)
  await desk.takes(id, 'cash', 2700)
  // First the payment, then the bags, each by its own undo.
  expect(await desk.undoes(id)).toBe('done')
  expect((await till.record(id)).stay).toMatchObject({ status: 'checked_in', balance: 2700 })
  expect(await desk.undoes(id)).toBe('done')
  const { version, updatedAt, ...stay } = before.stay
  expect((await till.record(id)).stay).toMatchObject(stay)
  expect((await till.record(id)).bags.map(({ status }) => status)).toEqual([
    'voided',
    'voided',
    'voided',
  ])
  expect(await desk.undoes(id)).toBe('nothing_to_undo')
  await comes(id, freeTags(2), 3)
  expect(await till.lineOf(id)).toBe(
    'checked_in pending 1800 0 1800 [charges 3, payments 1, refunds 0, audit 6, emails 2]',
  )
  const actions = (await till.historyOf(id)).map(([action]) => action)
  expect(actions).toEqual(['reserved', 'check_in', 'payment_taken', 'undone', 'undone', 'check_in'])
})

it('a check-in can’t be undone if bags were checked out since', async () => {
  const id = await reserved()
  const tags = freeTags(2)
  await comes(id, tags, 3)
  await goes(id, tags, 3)
  expect(await desk.undoes(id)).toBe('done')
  expect(await desk.undoes(id)).toBe('nothing_to_undo')
  expect((await till.record(id)).stay.status).toBe('checked_in')
})

it('scenario 35: a collector takes one of three bags, and the guest the others', async () => {
  const id = await reserved({ luggageCount: 3 })
  const tags = freeTags(3)
  await comes(id, tags, 3)
  await goes(id, tags.slice(0, 1), 5, 'collector')
  expect((await till.record(id)).stay.status).toBe('checked_in')
  await goes(id, tags.slice(1), 5)
  expect(await till.lineOf(id)).toMatch(/^completed pending 2700 0 2700 \[charges 1, payments 0,/)
  const out = (await till.record(id)).bags.map(({ outTo }) => outTo)
  expect(out).toEqual(['collector', 'guest', 'guest'])
})

it('scenario 37: two members of staff who check out a stay at once do it once', async () => {
  const id = await reserved()
  const tags = freeTags(2)
  await comes(id, tags, 3)
  const leaves = () => ({ at: new Date(at(5, '17:00')), ...here })
  const outcomes = await Promise.all(
    [desk, colleague].map((member) =>
      member.does(id, (record, context) => checkOut(record, tags, 'guest', context), leaves()),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['done', 'lost'])
  expect(await till.auditOf(id)).toHaveLength(3)
})

it('scenario 39: bags that left offline at 22:58 cost no extra day if sent after midnight', async () => {
  const left = at(-1, '22:58')
  const leaves = async (wasOffline: boolean) => {
    const id = await reserved()
    const yesterday = new Date(at(-1, '17:00'))
    const times = { startDate: new Date(at(-3, '10:00')), endDate: yesterday, pickUpAt: yesterday }
    const createdAt = new Date(at(-4, '10:00'))
    await db
      .update(stays)
      .set({ ...times, createdAt })
      .where(eq(stays.id, id))
    const tags = freeTags(2)
    await comes(id, tags, -3)
    const { balance } = (await till.record(id)).stay
    await desk.takes(id, 'cash', balance)
    const seen = lastSeenOf((await till.record(id)).stay)
    const body = { tags, outTo: 'guest', clientContext: { doneAt: left, wasOffline, seen } }
    const path = `/api/staff/stays/${id}/check-out`
    expect((await site.post(path, body, { ...drita, ...submitKey() })).status).toBe(200)
    return (await till.record(id)).stay
  }
  expect(await leaves(true)).toMatchObject({ status: 'completed', balance: 0 })
  // Online, the server's clock counts.
  expect(await leaves(false)).toMatchObject({ status: 'completed', balance: 600 })
})

it('scenario 48: after 6 of 10 euros are paid, the rest is due and the stay is unpaid', async () => {
  const request = { ...bookingRequest, totalPrice: 600, currency: 'EUR' }
  const response = await site.post('/api/bookings', request, submitKey())
  const { id } = await response.json<{ id: string }>()
  await desk.does(id, (record, context) => confirmRequested(record, 1000, context))
  await desk.takes(id, 'cash', 600)
  await comes(id, freeTags(2), 3)
  expect(await till.lineOf(id)).toMatch(/^checked_in pending 1000 0 400 \[charges 2, payments 1,/)
  expect((await till.record(id)).stay.received).toBe(600)
})

it('scenario 51: one of three bags stays two days longer and costs only those days', async () => {
  const id = await reserved({ luggageCount: 3, endDate: at(3, '17:00') })
  const tags = freeTags(3)
  await comes(id, tags, 3)
  await desk.takes(id, 'cash', 900)
  await goes(id, tags.slice(0, 2), 3)
  await goes(id, tags.slice(2), 5)
  expect((await till.record(id)).stay).toMatchObject({ status: 'completed', balance: 600 })
  await desk.takes(id, 'cash', 600)
  expect(await till.lineOf(id)).toMatch(/^completed paid 1500 0 0 \[charges 2, payments 2,/)
})
