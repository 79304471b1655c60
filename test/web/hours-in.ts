import type { Locale } from '../../domain/business/locales.ts'
import { openingHours } from '../../web/words/hours-text.ts'

/** Matches the opening hours with any words between them: 8–23, de 8 h à 23 h. */
export function hoursIn(locale: Locale): RegExp {
  const { opens, closes } = openingHours(locale)
  return new RegExp(`\\b${opens}.{1,10}${closes}`)
}
