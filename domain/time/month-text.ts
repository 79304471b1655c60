import type { Locale } from '../business/locales.ts'
import { longAlbanianDate, shortAlbanianDate } from './albanian.ts'
import type { CalendarDate } from './calendar.ts'
import { written } from './date-text.ts'
import type { CalendarMonth } from './period.ts'

/*
 * Months and their days, as readers of a language write them. Apart from `date-text.ts`, which public
 * pages bring along.
 */

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
