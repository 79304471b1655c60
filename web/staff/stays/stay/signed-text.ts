import type { Locale } from '../../../../domain/business/locales.ts'
import type { Cents } from '../../../../domain/business/money.ts'

/** Formats an amount with a leading minus sign if it is negative, as in −€5.00. */
export function signedText(
  cents: Cents,
  locale: Locale,
  text: (cents: Cents, locale: Locale) => string,
): string {
  return cents < 0 ? `\u2212${text(-cents, locale)}` : text(cents, locale)
}
