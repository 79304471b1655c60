import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceByDay } from '../../../domain/pricing/price-by-day.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../domain/time/calendar.ts'
import { calendarDate, openTime } from '../support/arbitraries.ts'

describe('what another day costs', () => {
  it('is three euro per item and day, the drop-off date counted', () => {
    expect(priceByDay(1)).toEqual({ same: 300, next: 600 })
    expect(priceByDay(4)).toEqual({ same: 1200, next: 2400 })
    expect(priceByDay(2, 5)).toEqual({ same: 3000, next: 3600 })
  })

  it('is what the stay itself costs, whenever the bags come and go on those days', () => {
    fc.assert(
      fc.property(
        calendarDate,
        openTime,
        openTime,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        (date, comes, goes, luggageCount, days) => {
          const { same, next } = priceByDay(luggageCount, days)
          for (const [daysLater, total] of [
            [days - 1, same],
            [days, next],
          ] as const) {
            const until = daysLater === 0 && goes < comes ? comes : goes
            const stay = {
              serviceType: 'storage',
              storageType: 'daily',
              luggageCount,
              startDate: tiranaInstant(date, comes),
              endDate: tiranaInstant(addDays(date, daysLater), until),
            } as const
            expect(total).toBe(storedPrice(quote(stay)))
          }
        },
      ),
    )
  })
})
