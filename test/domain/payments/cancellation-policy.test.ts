import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices, tariffs } from '../../../domain/business/business.ts'
import {
  nextReferenceCheck,
  type PaidStay,
  type RefundCause,
  refundDue,
} from '../../../domain/payments/cancellation-policy.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { calendarDate } from '../support/arbitraries.ts'

const dropOff = '2026-11-23'
const pickUp = '2026-11-27'
const on = (days: number) => addDays(dropOff, days)

/** Five days, two items: 30 euros. */
const fiveDays: PaidStay = {
  tariff: tariffs[1],
  storageType: 'daily',
  luggageCount: 2,
  paid: 3000,
  dropOff,
  pickUp,
}
const fortnight = { ...fiveDays, storageType: 'mid', luggageCount: 1, paid: 3500 } as const

describe('the refund of a cancellation', () => {
  it('is the full amount until the day before the drop-off', () => {
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(-1), isMovedLate: false })).toBe(3000)
    expect(refundDue(fiveDays, { kind: 'cancelled', on: '2025-12-31', isMovedLate: false })).toBe(
      3000,
    )
  })

  it('is zero on the day of the drop-off and later', () => {
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(0), isMovedLate: false })).toBe(0)
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(3), isMovedLate: false })).toBe(0)
  })

  it('is zero once the stay was moved on its drop-off day, even days before its new one', () => {
    const cause: RefundCause = { kind: 'cancelled', on: on(-9), isMovedLate: true }
    expect(refundDue(fiveDays, cause)).toBe(0)
  })

  it('is only what is left after an earlier refund', () => {
    expect(
      refundDue({ ...fiveDays, paid: 1000 }, { kind: 'cancelled', on: on(-1), isMovedLate: false }),
    ).toBe(1000)
  })
})

it('the refund of a no-show is zero', () => {
  expect(refundDue(fiveDays, { kind: 'no_show' })).toBe(0)
})

describe('the refund of an early pick-up', () => {
  it.each([
    [0, 2400],
    [1, 1800],
    [3, 600],
    [4, 0],
    [5, 0],
    [30, 0],
  ])('on day %d after the drop-off is %d cents', (days, back) => {
    expect(refundDue(fiveDays, { kind: 'picked_up', on: on(days) })).toBe(back)
  })

  it.each([
    [0, 3200],
    [4, 2000],
    [10, 200],
    [11, 0],
    [12, 0],
  ])('from a plan of 35 euros on day %d is the unused rest: %d', (days, back) => {
    const plan = { ...fortnight, pickUp: on(13) }
    expect(refundDue(plan, { kind: 'picked_up', on: on(days) })).toBe(back)
  })

  it('from two months is one month if only one has begun', () => {
    const months = { ...fortnight, storageType: 'long', paid: 10_000, pickUp: on(59) } as const
    expect(refundDue(months, { kind: 'picked_up', on: on(29) })).toBe(5000)
    expect(refundDue(months, { kind: 'picked_up', on: on(30) })).toBe(4700)
    expect(refundDue(months, { kind: 'picked_up', on: on(9) })).toBe(7000)
  })

  it('depends on the daily price of the stay’s tariff', () => {
    const tariff = { ...fiveDays.tariff, dayPerItem: 200 }
    expect(refundDue({ ...fiveDays, tariff }, { kind: 'picked_up', on: on(0) })).toBe(2600)
  })

  it('from a plan is zero on the agreed day, though the plan was longer', () => {
    const plan = { ...fortnight, pickUp: on(2) }
    expect(refundDue(plan, { kind: 'picked_up', on: on(2) })).toBe(0)
    expect(refundDue(plan, { kind: 'picked_up', on: on(1) })).toBe(2900)
  })

  it('promise 13: is zero if the same days were already refunded', () => {
    const cause: RefundCause = { kind: 'picked_up', on: on(1) }
    const first = refundDue(fiveDays, cause)
    expect(first).toBe(1800)
    expect(refundDue({ ...fiveDays, paid: fiveDays.paid - first }, cause)).toBe(0)
  })
})

describe('promise 13: any refund', () => {
  const stay = fc
    .tuple(
      calendarDate,
      fc.nat(90),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('short', 'daily', 'mid', 'long'),
    )
    .map(([from, days, luggageCount, storageType]) => {
      const until = addDays(from, days)
      const price = quote({
        serviceType: 'storage',
        storageType,
        luggageCount,
        startDate: tiranaInstant(from, '09:00'),
        endDate: tiranaInstant(until, '20:00'),
      })
      return {
        tariff: prices,
        storageType,
        luggageCount,
        paid: storedPrice(price),
        dropOff: from,
        pickUp: until,
      }
    })
  const causes = (from: string, days: number): RefundCause[] => [
    { kind: 'no_show' },
    { kind: 'cancelled', on: addDays(from, days), isMovedLate: false },
    { kind: 'picked_up', on: addDays(from, days) },
  ]

  it('is never negative and at most what was paid', () => {
    fc.assert(
      fc.property(stay, fc.integer({ min: -30, max: 120 }), fc.nat(100), (paid, days, percent) => {
        const left = { ...paid, paid: Math.floor((paid.paid * percent) / 100) }
        for (const cause of causes(paid.dropOff, days)) {
          const back = refundDue(left, cause)
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(left.paid)
          expect(Number.isInteger(back)).toBe(true)
        }
      }),
    )
  })

  it('never grows if the pick-up is later', () => {
    fc.assert(
      fc.property(stay, fc.nat(90), fc.nat(30), (paid, days, more) => {
        const backOn = (day: number) =>
          refundDue(paid, { kind: 'picked_up', on: addDays(paid.dropOff, day) })
        expect(backOn(days + more)).toBeLessThanOrEqual(backOn(days))
      }),
    )
  })

  it('on the daily plan leaves the price of the days used', () => {
    fc.assert(
      fc.property(
        calendarDate,
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 1, max: 20 }),
        (from, days, used, count) => {
          fc.pre(used <= days)
          const priceOf = (last: number) => count * (last + 1) * prices.dayPerItem
          const paid = {
            tariff: prices,
            storageType: 'daily' as const,
            luggageCount: count,
            paid: priceOf(days),
            dropOff: from,
            pickUp: addDays(from, days),
          }
          const back = refundDue(paid, { kind: 'picked_up', on: addDays(from, used) })
          expect(paid.paid - back).toBe(priceOf(used))
        },
      ),
    )
  })
})

const day = 86_400_000
const made = new Date('2026-11-01T10:00:00Z')
const later = (days: number) => new Date(made.getTime() + days * day)

describe('a refund without a bank reference', () => {
  it('is checked once a day', () => {
    expect(nextReferenceCheck(made, made)).toEqual(later(1))
    expect(nextReferenceCheck(made, later(7.5))).toEqual(later(8.5))
  })

  it('is checked for thirty days only', () => {
    expect(nextReferenceCheck(made, later(29))).toEqual(later(30))
    expect(nextReferenceCheck(made, later(29.1))).toBeNull()
    expect(nextReferenceCheck(made, later(400))).toBeNull()
  })
})
