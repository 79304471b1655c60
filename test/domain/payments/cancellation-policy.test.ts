import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices } from '../../../domain/business/business.ts'
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

/** Five days, two bags: 30 euro. */
const fiveDays: PaidStay = {
  tariff: prices,
  storageType: 'daily',
  luggageCount: 2,
  paid: 3000,
  dropOff,
  pickUp,
}
const fortnight = { ...fiveDays, storageType: 'mid', luggageCount: 1, paid: 3500 } as const

describe('a guest who cancels', () => {
  it('gets everything back until the day before the drop-off', () => {
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(-1) })).toBe(3000)
    expect(refundDue(fiveDays, { kind: 'cancelled', on: '2025-12-31' })).toBe(3000)
  })

  it('gets nothing back on the day of the drop-off and after it', () => {
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(0) })).toBe(0)
    expect(refundDue(fiveDays, { kind: 'cancelled', on: on(3) })).toBe(0)
  })

  it('gets back what is left where some was given back before', () => {
    expect(refundDue({ ...fiveDays, paid: 1000 }, { kind: 'cancelled', on: on(-1) })).toBe(1000)
  })
})

it('a guest who does not come gets nothing back', () => {
  expect(refundDue(fiveDays, { kind: 'no_show' })).toBe(0)
})

describe('a guest who collects early', () => {
  it.each([
    [0, 2400],
    [1, 1800],
    [3, 600],
    [4, 0],
    [5, 0],
    [30, 0],
  ])('on day %d after the drop-off gets %d cents back', (days, back) => {
    expect(refundDue(fiveDays, { kind: 'picked_up', on: on(days) })).toBe(back)
  })

  it.each([
    [0, 3200],
    [4, 2000],
    [10, 200],
    [11, 0],
    [12, 0],
  ])('from a plan of 35 euro on day %d gets back what the days did not use: %d', (days, back) => {
    const plan = { ...fortnight, pickUp: on(13) }
    expect(refundDue(plan, { kind: 'picked_up', on: on(days) })).toBe(back)
  })

  it('from two months gets one back that was not begun', () => {
    const months = { ...fortnight, storageType: 'long', paid: 10_000, pickUp: on(59) } as const
    expect(refundDue(months, { kind: 'picked_up', on: on(29) })).toBe(5000)
    expect(refundDue(months, { kind: 'picked_up', on: on(30) })).toBe(4700)
    expect(refundDue(months, { kind: 'picked_up', on: on(9) })).toBe(7000)
  })

  it('pays for the days used at the price list that the stay is bound to', () => {
    const tariff = { ...prices, dayPerItem: 200 }
    expect(refundDue({ ...fiveDays, tariff }, { kind: 'picked_up', on: on(0) })).toBe(2600)
  })

  it('and not early gets nothing back from a plan that was longer than the stay', () => {
    const plan = { ...fortnight, pickUp: on(2) }
    expect(refundDue(plan, { kind: 'picked_up', on: on(2) })).toBe(0)
    expect(refundDue(plan, { kind: 'picked_up', on: on(1) })).toBe(2900)
  })

  it('promise 13: gets the same days back once, however often it is asked', () => {
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
    { kind: 'cancelled', on: addDays(from, days) },
    { kind: 'picked_up', on: addDays(from, days) },
  ]

  it('is never below nothing and never above what was paid', () => {
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

  it('never grows when the bag is collected later', () => {
    fc.assert(
      fc.property(stay, fc.nat(90), fc.nat(30), (paid, days, more) => {
        const backOn = (day: number) =>
          refundDue(paid, { kind: 'picked_up', on: addDays(paid.dropOff, day) })
        expect(backOn(days + more)).toBeLessThanOrEqual(backOn(days))
      }),
    )
  })

  it('for days leaves what those days would have cost', () => {
    fc.assert(
      fc.property(
        calendarDate,
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 1, max: 20 }),
        (from, days, used, count) => {
          fc.pre(used <= days)
          const priceOf = (last: number) => count * (last + 1) * 300
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

describe('a refund whose bank has named no reference', () => {
  it('is asked about once a day', () => {
    expect(nextReferenceCheck(made, made)).toEqual(later(1))
    expect(nextReferenceCheck(made, later(7.5))).toEqual(later(8.5))
  })

  it('is asked about for thirty days, and then no more', () => {
    expect(nextReferenceCheck(made, later(29))).toEqual(later(30))
    expect(nextReferenceCheck(made, later(29.1))).toBeNull()
    expect(nextReferenceCheck(made, later(400))).toBeNull()
  })
})
