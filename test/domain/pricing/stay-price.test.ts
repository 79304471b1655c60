import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tariffs } from '../../../domain/business/business.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { type PricedStay, pickUpOf, quote } from '../../../domain/pricing/pricing.ts'
import { changedPrice, lesserPrice } from '../../../domain/pricing/stay-price.ts'
import { addDays, tiranaDate, tiranaInstant, tiranaTime } from '../../../domain/time/calendar.ts'
import { pricedStay } from '../support/arbitraries.ts'

const firstDay = '2026-09-10'
const until = (day: number, time = '20:00') => tiranaInstant(addDays(firstDay, day), time)

function stay(storageType: StorageType, luggageCount: number, endDate: Date): PricedStay {
  return {
    serviceType: 'storage',
    storageType,
    luggageCount,
    startDate: tiranaInstant(firstDay, '10:00'),
    endDate,
  }
}

/** `days` days of a plan. */
const plan = (storageType: StorageType, luggageCount: number, days: number) =>
  stay(storageType, luggageCount, until(days - 1))

const list = tariffs[1]

const lesser = (one: PricedStay) => lesserPrice(one, list)

describe('the lesser of plan and days', () => {
  it.each([
    ['daily', 2, 3, 1800],
    ['mid', 1, 11, 3300],
    ['mid', 1, 12, 3500],
    ['mid', 2, 15, 4100],
    ['mid', 2, 20, 7000],
    ['mid', 1, 45, 11_400],
    ['long', 1, 5, 1500],
    ['long', 1, 31, 5300],
    ['long', 1, 46, 9800],
    ['long', 1, 47, 10_000],
    ['short', 1, 2, 500],
  ] as const)('of %s for %d items and %d days is %d cents', (storageType, items, days, cents) => {
    expect(lesser(plan(storageType, items, days))).toBe(cents)
  })

  it('on the hourly plan is the price of the hours within one day', () => {
    expect(lesser(stay('short', 1, until(0, '11:00')))).toBe(200)
    expect(lesser(stay('short', 1, until(0, '14:00')))).toBe(300)
  })

  it('on the hourly plan never falls with length, even from just before midnight', () => {
    const from = (time: string, day: number, end: string) =>
      lesser({ ...stay('short', 1, until(day, end)), startDate: until(0, time) })
    expect(from('23:00', 1, '08:00')).toBe(500)
    expect(from('23:00', 2, '08:00')).toBe(500)
    expect(from('23:00', 3, '08:00')).toBe(800)
  })

  it('is the daily price for more items than a plan covers', () => {
    expect(lesser(plan('long', 3, 30))).toBe(27_000)
  })

  const endsWhileOpen = (priced: PricedStay) => {
    const end = tiranaTime(pickUpOf(priced))
    return end >= '08:00' && end <= '23:00'
  }
  const within = fc.tuple(pricedStay.filter(endsWhileOpen), fc.nat(60)).map(([priced, days]) => {
    const end = pickUpOf(priced)
    const later = tiranaInstant(addDays(tiranaDate(end), days), tiranaTime(end))
    return { priced, days, longer: { ...priced, endDate: later } }
  })

  it('is at most the plan and daily prices, and grows at most by the daily price', () => {
    fc.assert(
      fc.property(within, ({ priced, days, longer }) => {
        const [now, then] = [lesser(priced), lesser(longer)]
        const answer = quote(priced, list)
        if (answer.kind === 'priced') expect(now).toBeLessThanOrEqual(answer.totalPrice)
        expect(then).toBeGreaterThanOrEqual(now)
        expect(then - now).toBeLessThanOrEqual(days * priced.luggageCount * list.dayPerItem)
      }),
    )
  })
})

describe('promise 34: the price of a changed stay', () => {
  const month = plan('long', 1, 30)

  it('is the lesser of plan and days if that is less', () => {
    expect(changedPrice(5000, month, plan('long', 1, 5), list)).toBe(1500)
    expect(changedPrice(5000, month, plan('long', 1, 29), list)).toBe(5000)
  })

  it('grows by the days added, at most by another plan', () => {
    expect(changedPrice(5000, month, plan('long', 1, 31), list)).toBe(5300)
    expect(changedPrice(5000, month, plan('long', 1, 60), list)).toBe(10_000)
  })

  it('is unchanged if the paid plan covers the change', () => {
    const threeDays = plan('mid', 1, 3)
    expect(changedPrice(3500, threeDays, plan('mid', 1, 14), list)).toBe(3500)
    expect(changedPrice(3500, threeDays, plan('mid', 2, 5), list)).toBe(3500)
    expect(changedPrice(3500, threeDays, stay('mid', 1, until(2, '12:00')), list)).toBe(3500)
  })

  it('is reduced for fewer items before more days are added', () => {
    const fourDays = plan('mid', 2, 4)
    expect(changedPrice(3500, fourDays, plan('mid', 1, 9), list)).toBe(2700)
  })

  it('adds items that were unpriced', () => {
    expect(changedPrice(1800, plan('daily', 3, 3), plan('daily', 3, 3), list)).toBe(2700)
    expect(changedPrice(1800, plan('daily', 3, 3), plan('daily', 3, 2), list)).toBe(1800)
  })
})
