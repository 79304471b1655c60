import type { Locale } from '../business/locales.ts'
import type { ClockTime } from './calendar.ts'

/**
 * Formats a clock time for a sentence.
 * In German, Italian and Danish, 08:00 is only `8`, so the sentence needs a word such as `Uhr`.
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const short = time.replace(/^0/, '')
  if (locale === 'fr') return short.replace(':', '\u{a0}h\u{a0}').replace(/\s00$/, '')
  return /de|it|da/.test(locale) ? short.replace(':00', '') : short
}
