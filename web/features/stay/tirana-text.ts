import { albanianDate } from '../../../domain/albanian.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from '../../../domain/calendar.ts'
import { clockTime } from '../../../domain/clock.ts'
import type { Locale } from '../../../domain/locales.ts'

/** A Tirana calendar date as readers of the language write it, with its weekday. */
export function dateText(date: CalendarDate, locale: Locale): string {
  if (locale === 'sq') return albanianDate(date, 'short')
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`))
}

/** An instant as Tirana's calendar and clock show it: `Sat, 21 Nov 2026, 10:00`. */
export function instantText(instant: Date, locale: Locale): string {
  return `${dateText(tiranaDate(instant), locale)}, ${tiranaTime(instant)}`
}

/** An hour of the day as the desk's sign has it: 08:00AM in English, 08:00 elsewhere. */
export function signTime(hour: number, locale: string): string {
  if (locale !== 'en') return clockTime(hour)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${clockTime(hour % 12 || 12)}${half}`
}
