import type { Locale } from '../../domain/business/locales.ts'

/**
 * Stripe supports all our languages except Albanian.
 * Its texts would be in English there. A new language that Stripe lacks doesn't compile in `startStripe`.
 */
export function speaksStripe(locale: Locale): locale is Exclude<Locale, 'sq'> {
  return locale !== 'sq'
}
