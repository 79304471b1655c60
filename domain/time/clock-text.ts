import type { Locale } from '../business/locales.ts'
import type { ClockTime } from './calendar.ts'

/**
 * Formats a Tirana clock time for a sentence.
 * English has 08:00. Other languages have 8:00, 8 h, or 8 beside their `Uhr`, `alle` or `kl.` Lists, tables and
 * fields keep the four digits.
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const short = time.replace(/^0/, '')
  if (locale === 'fr') return short.replace(':', '\u{a0}h\u{a0}').replace(/\s00$/, '')
  return /de|it|da/.test(locale) ? short.replace(':00', '') : short
}
