import type { Locale } from '../business/locales.ts'
import type { ClockTime } from './calendar.ts'

/**
 * Formats a clock time for a sentence.
 * English uses 08:00, French 8 h, Albanian and Spanish 8:00. German, Italian and Danish use 8, so the sentence must
 * contain a word such as `Uhr`, `alle` or `kl.`
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const short = time.replace(/^0/, '')
  if (locale === 'fr') return short.replace(':', '\u{a0}h\u{a0}').replace(/\s00$/, '')
  return /de|it|da/.test(locale) ? short.replace(':00', '') : short
}
