import type { Locale } from '../business/locales.ts'
import type { ClockTime } from './calendar.ts'

/**
 * Formats a clock time for a sentence.
 * English uses 08:00. Other languages use 8:00, 8 h, or just 8 if the sentence itself contains `Uhr`, `alle` or
 * `kl.` Lists, tables and fields use the four digits in every language.
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const short = time.replace(/^0/, '')
  if (locale === 'fr') return short.replace(':', '\u{a0}h\u{a0}').replace(/\s00$/, '')
  return /de|it|da/.test(locale) ? short.replace(':00', '') : short
}
