import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayTimeErrors } from '../../../domain/booking/stay-times.ts'
import { prices } from '../../../domain/business/business.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { bookOnlineHours } from '../../../domain/opening-hours/opening-hours.ts'
import { regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { cheapestSplit, type StayPart } from '../../../domain/pricing/cheapest-split.ts'
import {
  cheaperPlan,
  type PricedStay,
  quote,
  storedPrice,
} from '../../../domain/pricing/pricing.ts'
import { addDays, inclusiveDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { pricedStay } from '../support/arbitraries.ts'

const { dayPerItem, mid, long } = prices

const startDate = tiranaInstant('2026-12-01', '17:00')

/** A stay of this many bags and days, from 17:00 on the first day to 10:00 on the last. */
const stayOf = (
  luggageCount: number,
  days: number,
  storageType: StorageType = 'daily',
): PricedStay & { endDate: Date } => ({
  serviceType: 'storage',
  storageType,
  luggageCount,
  startDate,
  endDate: tiranaInstant(addDays('2026-12-01', days - 1), days === 1 ? '20:00' : '10:00'),
})

const bagDaysOf = (part: StayPart) =>
  part.luggageCount * inclusiveDays(part.startDate, part.endDate)

const partsOf = (stay: PricedStay) =>
  cheapestSplit(stay)?.parts.map(({ storageType, luggageCount, startDate, endDate }) => [
    storageType,
    luggageCount,
    inclusiveDays(startDate, endDate),
  ])

describe('a stay that costs less as two bookings', () => {
  it('can be three bags for a month: two on one plan, one on another', () => {
    const found = cheapestSplit(stayOf(3, 30))
    const totalPrice = 2 * long.cents
    expect(found).toMatchObject({ totalPrice, saves: 3 * 30 * dayPerItem - totalPrice })
    expect(partsOf(stayOf(3, 30))).toEqual([
      ['long', 2, 30],
      ['long', 1, 30],
    ])
  })

  it('can be three bags: two on a plan, one by the day while that costs less', () => {
    const days = Math.min(mid.days, Math.floor(mid.cents / dayPerItem) - 1)
    const found = cheapestSplit(stayOf(3, days))
    const [onPlan, byDay] = [mid.cents, days * dayPerItem]
    const totalPrice = onPlan + byDay
    expect(found).toMatchObject({ totalPrice, saves: 3 * byDay - totalPrice })
    expect(found?.parts.map((part) => part.totalPrice)).toEqual([onPlan, byDay])
    expect(partsOf(stayOf(3, days))).toEqual([
      ['mid', 2, days],
      ['daily', 1, days],
    ])
  })

  it('can be two bags for 31 days: a month and the last day', () => {
    const stay = stayOf(2, 31, 'long')
    const lastDay = 2 * dayPerItem
    const totalPrice = long.cents + lastDay
    const saves = 2 * long.cents - totalPrice
    expect(cheapestSplit(stay)).toMatchObject({ totalPrice, saves })
    const [first, second] = cheapestSplit(stay)?.parts ?? []
    expect(first).toMatchObject({ storageType: 'long', totalPrice: long.cents, startDate })
    expect(first?.endDate).toEqual(tiranaInstant('2026-12-30', '10:00'))
    const { endDate } = stay
    expect(second).toMatchObject({ storageType: 'daily', totalPrice: lastDay, endDate })
    expect(second?.startDate).toEqual(tiranaInstant('2026-12-31', '08:00'))
  })

  it('can be one bag for fifteen days: two weeks and the last day', () => {
    const totalPrice = mid.cents + dayPerItem
    const saves = 15 * dayPerItem - totalPrice
    expect(cheapestSplit(stayOf(1, 15))).toMatchObject({ totalPrice, saves })
  })

  it.each([
    ['one bag for a day', stayOf(1, 1)],
    ['three bags for two days', stayOf(3, 2)],
    ['two bags for as long as the plan runs', stayOf(2, 30, 'long')],
    ['two bags for two weeks, which another plan covers', stayOf(2, 14)],
    ['two bags for two months, paid as two months', stayOf(2, 60, 'long')],
    ['a stay without a pick-up', { ...stayOf(3, 30), endDate: undefined }],
    ['a pick-up before the drop-off', { ...stayOf(3, 30), endDate: new Date(0) }],
    ['the hourly plan', stayOf(3, 1, 'short')],
    ['another service', { ...stayOf(3, 30), serviceType: 'tours' as const }],
    ['three bags on a plan, whose price staff name', stayOf(3, 30, 'long')],
  ])('is not %s', (_, stay) => {
    expect(cheapestSplit(stay)).toBeNull()
  })

  it('costs the sum of both, less than the stay and any other plan', () => {
    fc.assert(
      fc.property(pricedStay, (stay) => {
        const split = cheapestSplit(stay)
        if (!split) return
        for (const part of split.parts)
          expect(part.totalPrice).toBe(storedPrice(quote({ serviceType: 'storage', ...part })))
        const [first, second] = split.parts
        expect(first.totalPrice + second.totalPrice).toBe(split.totalPrice)
        const alone = storedPrice(quote(stay))
        expect(split.totalPrice + split.saves).toBe(alone)
        expect(split.totalPrice).toBeLessThan(cheaperPlan(stay)?.totalPrice ?? alone)
      }),
    )
  })

  it('covers every bag on every day, with times when the office is open', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 120 }), (n, days) => {
        const stay = stayOf(n, days)
        const split = cheapestSplit(stay)
        if (!split) return
        const [first, second] = split.parts
        expect(bagDaysOf(first) + bagDaysOf(second)).toBe(n * days)
        expect(first.startDate).toEqual(startDate)
        expect(second.endDate).toEqual(stay.endDate)
        for (const part of split.parts)
          expect(stayTimeErrors(part, bookOnlineHours, startDate, regularOpeningTimes)).toEqual({})
      }),
    )
  })

  it('is the cheapest pair of bookings for the same days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 70 }), (n, days) => {
        const best = cheapestSplit(stayOf(n, days))?.totalPrice
        const alone =
          cheaperPlan(stayOf(n, days))?.totalPrice ?? storedPrice(quote(stayOf(n, days)))
        for (const [mine, others] of pairsOf(n, days)) {
          expect(Math.min(best ?? alone, alone)).toBeLessThanOrEqual(mine + others)
        }
      }),
      { numRuns: 30 },
    )
  })
})

it('a split of a stay that lasts centuries is null and returned quickly', () => {
  const started = performance.now()
  const typing = { ...stayOf(2, 31), startDate: tiranaInstant('0002-12-01', '10:00') }
  expect(cheapestSplit(typing)).toBeNull()
  expect(performance.now() - started).toBeLessThan(100)
})

/** The prices of each way to share the bags between two bookings, plan by plan. */
function pairsOf(n: number, days: number): [number, number][] {
  const plans: StorageType[] = ['daily', 'mid', 'long']
  const pricesOf = (count: number) =>
    plans.flatMap((plan) => {
      const answer = quote(stayOf(count, days, plan))
      return answer.kind === 'priced' ? [answer.totalPrice] : []
    })
  const shares = Array.from({ length: n - 1 }, (_, index) => index + 1)
  return shares.flatMap((mine) =>
    pricesOf(mine).flatMap((price) =>
      pricesOf(n - mine).map((other): [number, number] => [price, other]),
    ),
  )
}
