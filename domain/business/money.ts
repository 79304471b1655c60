import { type Locale, languages } from './locales.ts'

/** An integer number of euro cents. */
export type Cents = number

/**
 * Euro cents of an amount in euros, as `POST /api/create-payment-intent` carries it.
 * `null` when the amount is not a whole, positive and safe number of cents.
 */
export function centsFromEuros(euros: number): Cents | null {
  const cents = Math.round(euros * 100)
  const exact = Math.abs(euros * 100 - cents) < 1e-6
  return exact && Number.isSafeInteger(cents) && cents > 0 ? cents : null
}

export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

/**
 * Euro cents as a reader of the language writes them, whole amounts without decimals: €3, 3 €,
 * 10,50 €. Not by `Intl`, whose spaces and signs differ between the versions that build and show a page.
 */
export function euroText(cents: Cents, locale: Locale): string {
  return withSign(shortAmount(cents, locale), locale)
}

/** Two prices and what lies between, the sign once: €15–20, 15–20 €. */
export function euroRangeText(from: Cents, to: Cents, locale: Locale): string {
  return withSign(`${shortAmount(from, locale)}–${shortAmount(to, locale)}`, locale)
}

/** A total as on a receipt, always with its cents: €3.00, 10,50 €. */
export function totalText(cents: Cents, locale: Locale): string {
  return withSign(numberText(eurosFromCents(cents), locale, 2), locale)
}

function shortAmount(cents: Cents, locale: Locale): string {
  return numberText(eurosFromCents(cents), locale, cents % 100 ? 2 : 0)
}

/** Sign and amount stay on one line: the space does not break. */
function withSign(amounts: string, locale: Locale): string {
  return languages[locale].signFirst ? `€${amounts}` : `${amounts}\u{a0}€`
}

/** A number as a reader of the language writes it: 20,559 in English, 20.559 or 4,9 in German. */
export function numberText(number: number, locale: Locale, decimals = 0): string {
  const [thousands = '', mark = ''] = languages[locale].separators
  const digits = number.toFixed(decimals).replace('.', mark)
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, thousands)
}
