import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { applyTransition } from '../../../domain/desk/stay-actions.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { transitionStay } from '../../../domain/stay/stay-transition.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import {
  onlinePayment,
  paidRecord,
  received,
  recordOf,
  staffContext,
} from '../support/stay-records.ts'

/** Two items for three days: 25 to 27 July, 18 euros. */
const arrival = tiranaInstant('2026-07-25', '10:00')
const lastDay = tiranaInstant('2026-07-27', '18:00')

const reserved = () => recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

type Step = (record: StayRecord, context: ActionContext) => StayUpdate | Refusal

/** The stay record after each of these steps, done at the desk. */
function once(record: StayRecord, ...steps: [at: Date, step: Step][]): StayRecord {
  let rows = 0
  const newId = () => {
    rows += 1
    return `row ${rows}`
  }
  return steps.reduce((before, [at, step]) => {
    const change = step(before, { ...staffContext(at, true), newId })
    if (isRefused(change)) throw new Error(change.refused)
    return recordAfter(before, change, at)
  }, record)
}

const comes =
  (...tags: number[]): Step =>
  (record, context) =>
    checkIn(record, { tags, idSeen: false }, context)
const leaves =
  (...tags: number[]): Step =>
  (record, context) =>
    checkOut(record, tags, 'guest', context)
const abandons: Step = (record, context) => applyTransition(record, 'abandon', context)
const pays =
  (cents: number): Step =>
  (record, context) =>
    takePayment(record, 'cash', cents, context)

describe('bags at check-in', () => {
  it('get one tag each', () => {
    const { stay, bags } = once(paidRecord(), [arrival, comes(7, 8)])
    expect(stay).toMatchObject({ status: 'checked_in', balance: 0, totalPrice: 1800 })
    expect(bags.map(({ tag, status }) => [tag, status])).toEqual([
      [7, 'inside'],
      [8, 'inside'],
    ])
  })

  it('are refused if a tag is given twice or none is given', () => {
    const twice = checkIn(paidRecord(), { tags: [7, 7], idSeen: false }, staffContext(arrival))
    expect(twice).toEqual({ refused: 'tags_invalid' })
    const none = checkIn(paidRecord(), { tags: [], idSeen: false }, staffContext(arrival))
    expect(none).toEqual({ refused: 'tags_invalid' })
  })

  it('are charged at the stay’s tariff if there is one more than agreed', () => {
    const record = once(paidRecord(), [arrival, comes(7, 8, 9)])
    expect(record.stay).toMatchObject({ luggageCount: 3, totalPrice: 2700, balance: 900 })
    expect(once(record, [arrival, pays(900)]).stay).toMatchObject({
      balance: 0,
      paymentStatus: 'paid',
    })
  })

  it('are refunded by email if there is one fewer than agreed (promise 30)', () => {
    const { stay, refunds } = once(paidRecord(), [arrival, comes(7)])
    expect(stay).toMatchObject({ luggageCount: 1, totalPrice: 900 })
    expect(refunds).toMatchObject([{ method: 'stripe', cents: 900, status: 'requested' }])
    const emails = (record: StayRecord, ...tags: number[]) =>
      comes(...tags)(record, staffContext(arrival))
    expect(emails(paidRecord(), 7)).toMatchObject({ emails: ['refunded'] })
    expect(emails(paidRecord(), 7, 8)).toMatchObject({ emails: [] })
    expect(emails(reserved(), 7)).toMatchObject({ emails: [] })
  })

  it('a day early are charged for that day', () => {
    const dayBefore = tiranaInstant('2026-07-24', '20:00')
    const { stay } = once(reserved(), [dayBefore, comes(7, 8)])
    expect(stay).toMatchObject({ startDate: dayBefore, totalPrice: 2400, balance: 2400 })
  })

  it('after a no-show are owed again', () => {
    const move = transitionStay(reserved().stay, reserved(), 'no_show', lastDay)
    if (isRefused(move)) throw new Error(move.refused)
    const missed = recordOf(
      { payments: [], charges: [{ kind: 'quote', cents: 1800 }, ...move.charges] },
      { status: 'no_show' },
    )
    expect(once(missed, [lastDay, comes(7, 8)]).stay).toMatchObject({
      status: 'checked_in',
      netPrice: 1800,
    })
  })

  it('a day early keep the pick-up if the stay did not name one', () => {
    const dayBefore = tiranaInstant('2026-07-24', '20:00')
    const unnamed = recordOf({ payments: [] }, { status: 'confirmed', endDate: null })
    const { pickUpAt } = unnamed.stay
    expect(once(unnamed, [dayBefore, comes(7, 8)]).stay).toMatchObject({
      startDate: dayBefore,
      endDate: pickUpAt,
      pickUpAt,
      duration: 4,
      totalPrice: 2400,
    })
  })

  it('a day early on a longer plan cost that day, at most another plan', () => {
    const plan = { storageType: 'mid', pickUpAt: tiranaInstant('2026-08-07', '18:00') } as const
    const { pickUpAt } = plan
    const full = recordOf(
      { charges: [{ kind: 'quote', cents: 3500 }], payments: [] },
      { ...plan, status: 'confirmed', endDate: pickUpAt, duration: 14 },
    )
    const early = (days: number) =>
      once(full, [tiranaInstant(addDays('2026-07-25', -days), '20:00'), comes(7, 8)]).stay
    expect(early(1)).toMatchObject({ totalPrice: 4100, duration: 15 })
    expect(early(10)).toMatchObject({ totalPrice: 7000, duration: 24 })
  })

  it('a day early and one fewer refund only the difference', () => {
    const dayBefore = tiranaInstant('2026-07-24', '20:00')
    const { stay, refunds } = once(paidRecord(), [dayBefore, comes(7)])
    expect(stay).toMatchObject({ luggageCount: 1, totalPrice: 1200 })
    expect(refunds).toMatchObject([{ cents: 600, status: 'requested' }])
  })

  it.each([
    ['price_set_by_staff', paidRecord({}, { storageType: 'mid' }), [1, 2, 3]],
    [
      'payment_open',
      paidRecord({ payments: [received, { ...onlinePayment, id: 'second' }] }),
      [1, 2, 3],
    ],
    [
      'below_credit',
      paidRecord({
        charges: [
          { kind: 'quote', cents: 1800 },
          { kind: 'goodwill', cents: -1500 },
        ],
      }),
      [1],
    ],
  ] as const)(
    'are checked in at the agreed price if a new price is refused: %s',
    (why, record, tags) => {
      const change = checkIn(record, { tags, idSeen: true }, staffContext(arrival))
      expect(change).toMatchObject({
        status: 'checked_in',
        data: { attention: 'unpriced', refused: why },
        charges: [],
        refunds: [],
      })
      const { stay, bags } = once(record, [arrival, comes(...tags)])
      expect(stay).toMatchObject({
        luggageCount: tags.length,
        totalPrice: 1800,
        balance: record.stay.balance,
        unpricedAt: expect.any(Date),
      })
      expect(bags).toHaveLength(tags.length)
    },
  )

  it('are refused if the stay is pending, cancelled, checked in or completed', () => {
    for (const status of ['pending', 'cancelled', 'checked_in', 'completed'] as const) {
      const refused = checkIn(
        recordOf({}, { status }),
        { tags: [1], idSeen: true },
        staffContext(arrival),
      )
      expect(refused).toEqual({ refused: 'not_allowed' })
    }
  })
})

describe('bags at check-out', () => {
  it('on the agreed day cost nothing more and complete the stay', () => {
    const { stay, bags } = once(paidRecord(), [arrival, comes(7, 8)], [lastDay, leaves(7, 8)])
    expect(stay).toMatchObject({ status: 'completed', totalPrice: 1800, balance: 0 })
    expect(bagsInside({ bags })).toEqual([])
    expect(bags.every(({ outTo }) => outTo === 'guest')).toBe(true)
  })

  it('two days late cost two days', () => {
    const late = tiranaInstant('2026-07-29', '09:00')
    const { stay } = once(paidRecord(), [arrival, comes(7, 8)], [late, leaves(7, 8)])
    expect(stay).toMatchObject({ status: 'completed', totalPrice: 3000, balance: 1200 })
  })

  it('one by one are charged only their own extra days', () => {
    const late = tiranaInstant('2026-07-29', '09:00')
    const stays = once(paidRecord({}, {}), [arrival, comes(7, 8)], [lastDay, leaves(7)])
    expect(stays.stay).toMatchObject({ status: 'checked_in', totalPrice: 1800 })
    expect(once(stays, [late, leaves(8)]).stay).toMatchObject({
      status: 'completed',
      totalPrice: 2400,
      balance: 600,
    })
  })

  it('a day early refund the unused day to the card', () => {
    const early = tiranaInstant('2026-07-26', '12:00')
    const { stay, refunds } = once(paidRecord(), [arrival, comes(7, 8)], [early, leaves(7, 8)])
    expect(refunds).toMatchObject([{ method: 'stripe', cents: 600, status: 'requested' }])
    expect(stay).toMatchObject({ status: 'completed', totalPrice: 1800, netPrice: 1200 })
  })

  it('a day early refund the unused day in cash if it was paid in cash', () => {
    const early = tiranaInstant('2026-07-26', '12:00')
    const { stay, refunds } = once(
      reserved(),
      [arrival, pays(1800)],
      [arrival, comes(7, 8)],
      [early, leaves(7, 8)],
    )
    expect(refunds).toMatchObject([{ method: 'cash', cents: 600, status: 'succeeded' }])
    expect(stay).toMatchObject({ balance: 0, refunded: 600 })
  })

  it('a day early are charged a day less if not yet paid', () => {
    const early = tiranaInstant('2026-07-26', '12:00')
    const { stay, refunds } = once(reserved(), [arrival, comes(7, 8)], [early, leaves(7, 8)])
    expect(stay).toMatchObject({ netPrice: 1200, balance: 1200 })
    expect(refunds).toEqual([])
  })

  it('are refused if none are named, a tag is not inside, or a tag is named twice', () => {
    const here = once(paidRecord(), [arrival, comes(7, 8)])
    for (const tags of [[], [9], [7, 9]]) {
      const refused = checkOut(here, tags, 'guest', staffContext(lastDay))
      expect(refused).toEqual({ refused: 'tags_invalid' })
    }
    const half = once(here, [lastDay, leaves(7)])
    expect(checkOut(half, [7], 'guest', staffContext(lastDay))).toEqual({ refused: 'tags_invalid' })
    expect(checkOut(half, [8, 8], 'guest', staffContext(lastDay))).toEqual({
      refused: 'tags_invalid',
    })
  })

  it('can leave an abandoned stay, which stays abandoned', () => {
    const left = once(paidRecord(), [arrival, comes(7, 8)], [lastDay, abandons])
    const first = once(left, [lastDay, leaves(7)])
    expect(first.stay.status).toBe('abandoned')
    const gone = once(first, [
      lastDay,
      (record, context) => checkOut(record, [8], 'disposed', context),
    ])
    expect(gone.stay).toMatchObject({ status: 'abandoned', endedAt: lastDay })
    expect(bagsInside(gone)).toEqual([])
    expect(gone.bags.map(({ outTo }) => outTo)).toEqual(['guest', 'disposed'])
  })

  it('are refused unless the stay is checked in or abandoned', () => {
    const here = once(paidRecord(), [arrival, comes(7, 8)])
    const others = stayStatuses.filter((s) => s !== 'checked_in' && s !== 'abandoned')
    for (const status of others) {
      const record = { ...here, stay: { ...here.stay, status } }
      for (const tags of [[7], [7, 8]]) {
        expect(checkOut(record, tags, 'guest', staffContext(lastDay))).toEqual({
          refused: 'not_allowed',
        })
      }
    }
  })
})
