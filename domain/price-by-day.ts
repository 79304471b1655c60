import type { Cents } from './money.ts'
import { quote, storedPrice } from './pricing.ts'

export interface DayPrice {
  /** Days from the drop-off to the pick-up by Tirana's calendar. */
  daysLater: number
  total: Cents
}

const someDay = new Date(0)

/**
 * What daily storage costs when the bags are collected by closing time on the day of the drop-off,
 * and on the day after: a day is a calendar day (specification, section 1), so the clock of the
 * drop-off changes nothing.
 */
export function priceByDay(luggageCount: number): DayPrice[] {
  return [0, 1].map((daysLater) => ({
    daysLater,
    total: storedPrice(
      quote({
        serviceType: 'storage',
        storageType: 'daily',
        luggageCount,
        startDate: someDay,
        duration: daysLater + 1,
      }),
    ),
  }))
}
