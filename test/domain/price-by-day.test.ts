import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, tiranaInstant } from '../../domain/calendar.ts'
import { priceByDay } from '../../domain/price-by-day.ts'
import { quote, storedPrice } from '../../domain/pricing.ts'
import { calendarDate, openTime } from './arbitraries.ts'

describe('what another day costs', () => {
  it('is three euro per item: one day on the drop-off date, two on the next', () => {
    expect(priceByDay(1)).toEqual([
      { daysLater: 0, total: 300 },
      { daysLater: 1, total: 600 },
    ])
    expect(priceByDay(4).map(({ total }) => total)).toEqual([1200, 2400])
  })

  it('is what the stay itself costs, whenever the bags come and go on those days', () => {
    fc.assert(
      fc.property(
        calendarDate,
        openTime,
        openTime,
        fc.integer({ min: 1, max: 20 }),
        (date, comes, goes, luggageCount) => {
          for (const { daysLater, total } of priceByDay(luggageCount)) {
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
