import type { Locale } from '../../domain/business/locales.ts'

/**
 * Stripe speaks all of our languages but Albanian: there its own sentences would come in English. A new
 * language that it lacks does not compile in `startStripe`.
 */
export function speaksStripe(locale: Locale): locale is Exclude<Locale, 'sq'> {
  return locale !== 'sq'
}
