import { type Locale, languages } from '../business/locales.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from './calendar.ts'
import { clockTime } from './clock.ts'
import { clockText } from './clock-text.ts'
import type { CalendarMonth } from './period.ts'

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

/** `November 2026` */
export function monthText(month: CalendarMonth, locale: Locale): string {
  const date = `${month}-01`
  if (locale === 'sq') return longAlbanianDate(date).split(' ').slice(-2).join(' ')
  return written(date, locale, { month: 'long', year: 'numeric' })
}

/** A date where its month is plain: `Sat 21`. */
export function dayOfMonthText(date: CalendarDate, locale: Locale): string {
  if (locale === 'sq')
    return shortAlbanianDate(date).split(' ').slice(0, 2).join(' ').replace(',', '')
  return written(date, locale, { weekday: 'short', day: 'numeric' })
}

/**
 * A date in any width. Other runtimes may part it by other commas; all leave French its `1er` to us.
 */
function written(date: CalendarDate, locale: Locale, width: Intl.DateTimeFormatOptions): string {
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.DateTimeFormat(tag, { ...width, timeZone: 'UTC' })
  const text = format.format(new Date(`${date}T00:00:00Z`))
  return locale === 'fr' ? text.replace(/\b1\b/, '1er') : text
}

// Neither Chromium nor workerd brings Albanian in its language data; these are CLDR's own names.
// biome-ignore format: a list of names
const months = [
  'janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor',
  'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor',
]
// Each width is a constant of its own, from Sunday on, so that no page brings the one that it does not show.
// biome-ignore format: a list of names
const longWeekdays = ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë']
const shortWeekdays = ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht']

/** `e shtunë, 21 nëntor 2026` */
export function longAlbanianDate(date: CalendarDate): string {
  return writtenInAlbanian(date, longWeekdays)
}

/** `sht, 21 nëntor 2026`: shortened, `mar` is Tuesday and March, and `sht` Saturday and September. */
export function shortAlbanianDate(date: CalendarDate): string {
  return writtenInAlbanian(date, shortWeekdays)
}

function writtenInAlbanian(date: CalendarDate, weekdays: readonly string[]): string {
  const day = new Date(`${date}T00:00:00Z`)
  const month = months[day.getUTCMonth()]
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`
}
