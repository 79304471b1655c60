import type { Cents } from '../business/money.ts'
import { quote, storedPrice } from './pricing.ts'

const someDay = new Date(0)

/**
 * What daily storage costs, in cents, when the bags are collected by closing time on the last of these
 * days, the drop-off's counted, and on the day after: a day is a calendar day (specification, section
 * 1), so the clock changes nothing.
 */
export function priceByDay(luggageCount: number, days = 1): { same: Cents; next: Cents } {
  const until = (duration: number) =>
    storedPrice(
      quote({
        serviceType: 'storage',
        storageType: 'daily',
        luggageCount,
        startDate: someDay,
        duration,
      }),
    )
  return { same: until(days), next: until(days + 1) }
}
