import type { Locale } from '../business/locales.ts'
import type { ClockTime } from './calendar.ts'

/**
 * Formats a clock time for a sentence.
 * For example, 08:00 is 08:00 in English, 8 h in French, and 8:00 in Albanian and Spanish. In
 * German, Italian and Danish it is 8, so the sentence must contain a word such as `Uhr`, `alle` or
 * `kl.`
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const short = time.replace(/^0/, '')
  if (locale === 'fr') return short.replace(':', '\u{a0}h\u{a0}').replace(/\s00$/, '')
  return /de|it|da/.test(locale) ? short.replace(':00', '') : short
}
