import { type Locale, languages } from '../business/locales.ts'
import { type CalendarDate, type ClockTime, tiranaDate, tiranaTime } from './calendar.ts'
import { clockTime } from './clock.ts'
import { clockText } from './clock-text.ts'
import type { CalendarMonth } from './period.ts'

/** Formats a date like `Sat, 21 Nov 2026`. */
export function dateText(date: CalendarDate, locale: Locale): string {
  if (locale === 'sq') return shortAlbanianDate(date)
  return written(date, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** Formats a date like `Saturday 21 November 2026`. */
export function longDateText(date: CalendarDate, locale: Locale): string {
  return locale === 'sq' ? longAlbanianDate(date) : written(date, locale, { dateStyle: 'full' })
}

/** Formats an instant as Tirana date and time, like `Sat, 21 Nov 2026, 10:00`. */
export function instantText(instant: Date, locale: Locale): string {
  return localTimeText(tiranaDate(instant), tiranaTime(instant), locale)
}

export function longInstantText(instant: Date, locale: Locale): string {
  return longDateText(tiranaDate(instant), locale) + timeAfterDate(tiranaTime(instant), locale)
}

export function localTimeText(date: CalendarDate, time: ClockTime, locale: Locale): string {
  return dateText(date, locale) + timeAfterDate(time, locale)
}

/** Returns the text to append to a date, such as `, 10:00` or ` kl. 10`. */
function timeAfterDate(clock: ClockTime, locale: Locale): string {
  const time = clockText(clock, locale)
  switch (locale) {
    case 'de':
      return `, ${time}\u{a0}Uhr`
    case 'it':
      return `, ore\u{a0}${time}`
    case 'da':
      return ` kl.\u{a0}${time}`
    default:
      return `, ${time}`
  }
}

/** Formats a full hour, in English like `08:00AM`. */
export function signTime(hour: number, locale: Locale): string {
  if (locale !== 'en') return clockText(clockTime(hour), locale)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${clockTime(hour % 12 || 12)}${half}`
}

export function monthText(month: CalendarMonth, locale: Locale): string {
  const date = `${month}-01`
  if (locale === 'sq') return longAlbanianDate(date).split(' ').slice(-2).join(' ')
  return written(date, locale, { month: 'long', year: 'numeric' })
}

/** Formats a date like `Sat 21`. */
export function dayOfMonthText(date: CalendarDate, locale: Locale): string {
  if (locale === 'sq')
    return shortAlbanianDate(date).split(' ').slice(0, 2).join(' ').replace(',', '')
  return written(date, locale, { weekday: 'short', day: 'numeric' })
}

/**
 * Formats the first of a month as `1er` in French, because `Intl` returns `1`.
 * Commas may differ between runtimes.
 */
function written(date: CalendarDate, locale: Locale, width: Intl.DateTimeFormatOptions): string {
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.DateTimeFormat(tag, { ...width, timeZone: 'UTC' })
  const text = format.format(new Date(`${date}T00:00:00Z`))
  // Keeps a line from breaking after `25.`, which would look like the end of a sentence.
  if (locale === 'de' || locale === 'da') return text.replace(/(\d\.) /, '$1\u{a0}')
  return locale === 'fr' ? text.replace(/\b1\b/, '1er') : text
}

// Names from CLDR, because Chromium and workerd lack Albanian.
// biome-ignore format: a list of names
const months = [
  'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
  'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
]
// Weekdays from Sunday on. Each list is its own constant, so a page only loads what it shows.
// biome-ignore format: a list of names
const longWeekdays = ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë']
const shortWeekdays = ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht']

export function longAlbanianDate(date: CalendarDate): string {
  return writtenInAlbanian(date, longWeekdays)
}

/**
 * Formats a date like `sht, 21 nëntor 2026`.
 * Months aren't shortened, because `mar` could also be Tuesday, and `sht` Saturday.
 */
export function shortAlbanianDate(date: CalendarDate): string {
  return writtenInAlbanian(date, shortWeekdays)
}

function writtenInAlbanian(date: CalendarDate, weekdays: readonly string[]): string {
  const day = new Date(`${date}T00:00:00Z`)
  const month = months[day.getUTCMonth()]
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}
