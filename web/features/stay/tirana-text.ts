import { business } from '../../../domain/business.ts'
import type { CalendarDate, ClockTime } from '../../../domain/calendar.ts'
import { clockTime } from '../../../domain/opening-hours.ts'

/** A Tirana calendar date as readers of the language write it, with its weekday. */
export function dateText(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`))
}

/** An instant as Tirana's calendar and clock show it. */
export function instantText(instant: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: business.timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}

/** An hour of the day as the desk's sign has it: 08:00AM in English, 08:00 elsewhere. */
export function signTime(hour: number, locale: string): ClockTime {
  if (locale !== 'en') return clockTime(hour)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${clockTime(hour % 12 || 12)}${half}`
}

export const addressLine = `${business.address.street}, ${business.address.postalCode} ${business.address.city}`
