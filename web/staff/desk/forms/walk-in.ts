import { business } from '../../../../domain/business/business.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { quote, storedPrice } from '../../../../domain/pricing/pricing.ts'
import {
  addDays,
  type CalendarDate,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

const hour = 3_600_000

/**
 * When bags are collected that are taken in now and leave on that day: until closing, which costs the
 * same as any hour of it. Whoever is served after closing has an hour.
 */
export function walkInPickUp(date: CalendarDate, now: Date): Date {
  const closing = tiranaInstant(date, clockTime(business.closesAt))
  return closing > now ? closing : new Date(now.getTime() + hour)
}

/** The day of pick-up as staff chose it: `today` stays today, on a form that is left open overnight. */
export type PickUpChoice =
  | { day: 'today' | 'tomorrow' }
  | { day: 'other' /** In Tirana. */; date: CalendarDate }

/** The date in Tirana; a day that has passed meanwhile gives way to today. */
export function pickUpDate(choice: PickUpChoice, now: Date): CalendarDate {
  const today = tiranaDate(now)
  if (choice.day === 'tomorrow') return addDays(today, 1)
  return choice.day === 'other' && choice.date > today ? choice.date : today
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
