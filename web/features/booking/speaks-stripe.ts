import type { Locale } from '../../../domain/locales.ts'

/** Stripe speaks all of our languages but Albanian: there its own sentences would come in English. */
export function speaksStripe(locale: Locale): locale is Exclude<Locale, 'sq'> {
  return locale !== 'sq'
}
