import { type Locale, languages } from '../business/locales.ts'
import { longAlbanianDate, shortAlbanianDate } from './albanian.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from './calendar.ts'
import { clockTime } from './clock.ts'
import { clockText } from './clock-text.ts'

/** A Tirana calendar date as readers of the language write it, with its weekday: `Sat, 21 Nov 2026`. */
export function dateText(date: CalendarDate, locale: Locale): string {
  if (locale === 'sq') return shortAlbanianDate(date)
  return written(date, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** The same in full, where there is room: `Saturday 21 November 2026`. */
export function longDateText(date: CalendarDate, locale: Locale): string {
  return locale === 'sq' ? longAlbanianDate(date) : written(date, locale, { dateStyle: 'full' })
}

/** An instant as Tirana's calendar and clock show it: `Sat, 21 Nov 2026, 10:00`. */
export function instantText(instant: Date, locale: Locale): string {
  return `${dateText(tiranaDate(instant), locale)}, ${tiranaTime(instant)}`
}

/** The same with its date in full: `Saturday 21 November 2026, 10:00`. */
export function longInstantText(instant: Date, locale: Locale): string {
  return `${longDateText(tiranaDate(instant), locale)}, ${tiranaTime(instant)}`
}

/** An hour of the day as the desk's sign has it: 08:00AM in English, as in a sentence elsewhere. */
export function signTime(hour: number, locale: Locale): string {
  if (locale !== 'en') return clockText(clockTime(hour), locale)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${clockTime(hour % 12 || 12)}${half}`
}

/**
 * The same in another width. Other runtimes may part it by other commas; all leave French its `1er` to us.
 */
export function written(
  date: CalendarDate,
  locale: Locale,
  width: Intl.DateTimeFormatOptions,
): string {
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.DateTimeFormat(tag, { ...width, timeZone: 'UTC' })
  const text = format.format(new Date(`${date}T00:00:00Z`))
  return locale === 'fr' ? text.replace(/\b1\b/, '1er') : text
}
