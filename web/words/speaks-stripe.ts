import type { Locale } from '../../domain/business/locales.ts'

/**
 * Returns false for Albanian, which Stripe doesn't support.
 * Adding another language that Stripe lacks is a type error in `start-stripe.ts`.
 */
export function speaksStripe(locale: Locale): locale is Exclude<Locale, 'sq'> {
  return locale !== 'sq'
}
