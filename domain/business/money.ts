import { type Locale, languages } from './locales.ts'

/** Integer euro cents. */
export type Cents = number

/**
 * Converts euros to cents.
 * Returns `null` unless the result is a positive safe integer.
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
 * Formats a price, with cents only if needed, such as `€3` or `10,50 €`.
 * Doesn't use `Intl`, because its spaces and signs may differ between the build and the browser.
 */
export function euroText(cents: Cents, locale: Locale): string {
  return withSign(shortAmount(cents, locale), locale)
}

export function euroRangeText(from: Cents, to: Cents, locale: Locale): string {
  return withSign(`${shortAmount(from, locale)}–${shortAmount(to, locale)}`, locale)
}

/** Formats a total, always with cents, such as `€3.00` or `10,50 €`. */
export function totalText(cents: Cents, locale: Locale): string {
  return withSign(numberText(eurosFromCents(cents), locale, 2), locale)
}

function shortAmount(cents: Cents, locale: Locale): string {
  return numberText(eurosFromCents(cents), locale, cents % 100 ? 2 : 0)
}

/** Adds the euro sign. A minus sign always comes first, as in −€5.00. */
function withSign(amounts: string, locale: Locale): string {
  const minus = amounts.startsWith('-') ? '−' : ''
  const plain = minus ? amounts.slice(1) : amounts
  return minus + (languages[locale].signFirst ? `€${plain}` : `${plain}\u{a0}€`)
}

export function numberText(number: number, locale: Locale, decimals = 0): string {
  const [thousands = '', mark = ''] = languages[locale].separators
  const digits = number.toFixed(decimals).replace('.', mark)
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, thousands)
}
