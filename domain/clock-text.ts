import type { ClockTime } from './calendar.ts'
import type { Locale } from './locales.ts'

/**
 * A Tirana clock time in a sentence, as readers of the language write it: 08:00 in English, 8:00, 8 h, or
 * 8 alone, beside its `Uhr`, `alle` or `kl.` Lists, tables and fields keep the four digits.
 */
export function clockText(time: ClockTime, locale: Locale): string {
  if (locale === 'en') return time
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)]
  const isFull = minute === '00'
  if (locale === 'fr') return isFull ? `${hour}\u{a0}h` : `${hour}\u{a0}h\u{a0}${minute}`
  if (locale === 'es' || locale === 'sq') return `${hour}:${minute}`
  if (isFull) return String(hour)
  return `${hour}${locale === 'da' ? '.' : ':'}${minute}`
}
