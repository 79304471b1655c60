import { type Locale, languages } from '../../../domain/locales.ts'
import type { Cents } from '../../../domain/money.ts'
import { totalText } from '../../../domain/money-text.ts'

/** An amount in its own currency: what Stripe took may be none in euros. */
export function moneyText(cents: Cents, currency: string, locale: Locale): string {
  if (currency === 'EUR') return totalText(cents, locale)
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  // Of some currencies Stripe counts no hundredths.
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(cents / 10 ** digits)
}
