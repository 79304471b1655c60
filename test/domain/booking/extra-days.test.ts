import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extraDays } from '../../../domain/booking/extra-days.ts'
import { tariffs } from '../../../domain/business/business.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { calendarDate, openTime } from '../support/arbitraries.ts'

const saturday = '2026-11-21'
const daily = {
  serviceType: 'storage',
  storageType: 'daily',
  startDate: tiranaInstant(saturday, '10:00'),
  pickUpAt: tiranaInstant(saturday, '17:00'),
  tariff: tariffs[1],
} as const

describe('bags that are collected late', () => {
  it('cost nothing more on the agreed day until closing time', () => {
    expect(extraDays(daily, 3, tiranaInstant(saturday, '16:00'))).toBe(0)
    expect(extraDays(daily, 3, tiranaInstant(saturday, '22:59'))).toBe(0)
  })

  it('cost three euros each for every further calendar day', () => {
    expect(extraDays(daily, 1, tiranaInstant('2026-11-22', '08:00'))).toBe(300)
    expect(extraDays(daily, 2, tiranaInstant('2026-11-23', '22:00'))).toBe(1200)
  })

  it('cost nothing if no bags are left', () => {
    expect(extraDays(daily, 0, tiranaInstant('2026-11-25', '08:00'))).toBe(0)
  })

  it('cost the same number of days when the clocks change', () => {
    const [startDate, pickUpAt] = [
      tiranaInstant('2026-10-24', '10:00'),
      tiranaInstant('2026-10-24', '22:00'),
    ]
    const stay = { ...daily, startDate, pickUpAt }
    expect(extraDays(stay, 1, tiranaInstant('2026-10-26', '08:00'))).toBe(600)
  })

  it('cost nothing more within a longer plan’s days', () => {
    const stay = {
      ...daily,
      storageType: 'mid',
      pickUpAt: tiranaInstant('2026-11-28', '10:00'),
    } as const
    expect(extraDays(stay, 2, tiranaInstant('2026-12-03', '10:00'))).toBe(0)
  })

  it('cost the lesser of the daily price and another unit of the plan', () => {
    const stay = {
      ...daily,
      storageType: 'mid',
      pickUpAt: tiranaInstant('2026-12-04', '10:00'),
    } as const
    expect(extraDays(stay, 2, tiranaInstant('2026-12-06', '10:00'))).toBe(1200)
    expect(extraDays(stay, 2, tiranaInstant('2026-12-17', '10:00'))).toBe(3500)
  })

  it('cost the daily price if the plan has no price for that many items', () => {
    const stay = {
      ...daily,
      storageType: 'long',
      pickUpAt: tiranaInstant('2026-12-20', '10:00'),
    } as const
    expect(extraDays(stay, 4, tiranaInstant('2026-12-21', '10:00'))).toBe(1200)
  })

  it('on the hourly plan cost each started hour, at most the daily price', () => {
    const stay = {
      ...daily,
      storageType: 'short',
      pickUpAt: tiranaInstant(saturday, '11:00'),
    } as const
    expect(extraDays(stay, 1, tiranaInstant(saturday, '11:30'))).toBe(100)
    expect(extraDays(stay, 1, tiranaInstant(saturday, '20:00'))).toBe(100)
  })

  it('cost the same as if the longer stay had been booked', () => {
    fc.assert(
      fc.property(
        calendarDate,
        openTime,
        openTime,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (date, comes, goes, days, lateDays, bags) => {
          const until = days === 0 && goes < comes ? comes : goes
          const startDate = tiranaInstant(date, comes)
          const pickUpAt = tiranaInstant(addDays(date, days), until)
          const leftAt = tiranaInstant(addDays(date, days + lateDays), '22:59')
          const stay = { ...daily, startDate, pickUpAt }
          const price = (endDate: Date) =>
            storedPrice(quote({ ...stay, luggageCount: bags, endDate }, stay.tariff))
          expect(extraDays(stay, bags, leftAt)).toBe(price(leftAt) - price(pickUpAt))
        },
      ),
    )
  })
})
