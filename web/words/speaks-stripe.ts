import type { Locale } from '../../domain/business/locales.ts'

/**
 * Returns false for Albanian, which Stripe doesn't support.
 * Adding a language that Stripe lacks breaks the build in `startStripe`.
 */
export function speaksStripe(locale: Locale): locale is Exclude<Locale, 'sq'> {
  return locale !== 'sq'
}
