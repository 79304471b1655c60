import { business } from '../../../domain/business.ts'
import { addDays, type CalendarDate, tiranaDate, tiranaInstant } from '../../../domain/calendar.ts'
import { clockTime } from '../../../domain/clock.ts'
import type { Cents } from '../../../domain/money.ts'
import { quote, storedPrice } from '../../../domain/pricing.ts'

const hour = 3_600_000

/**
 * When bags are collected that are taken in now and leave on that day: until closing, which costs the
 * same as any hour of it. Whoever is served after closing has an hour.
 */
export function walkInPickUp(date: CalendarDate, now: Date): Date {
  const closing = tiranaInstant(date, clockTime(business.closesAt))
  return closing > now ? closing : new Date(now.getTime() + hour)
}

/** Today or tomorrow in Tirana. */
export function pickUpDay(choice: 'today' | 'tomorrow', now: Date): CalendarDate {
  return addDays(tiranaDate(now), choice === 'today' ? 0 : 1)
}

/** What it costs, by the day, in cents. */
export function walkInPrice(luggageCount: number, endDate: Date, now: Date): Cents {
  return storedPrice(
    quote({
      serviceType: 'storage',
      storageType: 'daily',
      luggageCount,
      startDate: now,
      endDate,
    }),
  )
}
