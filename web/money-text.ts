import type { Locale } from '../domain/locales.ts'
import type { Cents } from '../domain/money.ts'

/** Languages that write the sign before the amount; the others put it behind a space. */
const signFirst: readonly Locale[] = ['en']
const noBreakSpace = '\u00a0'

/**
 * Euro cents as a reader of the language writes them, whole amounts without decimals: €3, 3 €,
 * 10,50 €. Not by `Intl`, whose spaces and signs differ between the versions that build and show a page.
 */
export function euroText(cents: Cents, locale: Locale): string {
  const euros = Math.trunc(cents / 100)
  const rest = cents % 100
  const decimals = rest === 0 ? '' : mark(locale) + String(rest).padStart(2, '0')
  const amount = grouped(euros, locale) + decimals
  return signFirst.includes(locale) ? `€${amount}` : `${amount}${noBreakSpace}€`
}

/** Two prices and what lies between, the sign once: €15–20, 15–20 €. */
export function euroRangeText(from: Cents, to: Cents, locale: Locale): string {
  const sign = signFirst.includes(locale) ? '€' : `${noBreakSpace}€`
  const [least, most] = [from, to].map((cents) => euroText(cents, locale).replace(sign, ''))
  return signFirst.includes(locale) ? `${sign}${least}–${most}` : `${least}–${most}${sign}`
}

/** A total as on a receipt, always with its cents: €3.00, 10,50 €. */
export function totalText(cents: Cents, locale: Locale): string {
  const text = euroText(Math.abs(cents), locale)
  if (cents % 100 !== 0) return text
  return text.replace(/\d(?!.*\d)/, `$&${mark(locale)}00`)
}

/** A whole number with the language's separators: 20,559 in English, 20.559 in German. */
export function grouped(number: number, locale: Locale): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, separators[locale])
}

/** A rating to the tenth, as a reader of the language writes it: 4.9 in English, 4,9 elsewhere. */
export function ratingText(rating: number, locale: Locale): string {
  return rating.toFixed(1).replace('.', mark(locale))
}

const separators: Record<Locale, string> = {
  en: ',',
  sq: noBreakSpace,
  it: '.',
  de: '.',
  fr: '\u202f',
  es: '.',
  da: '.',
}

function mark(locale: Locale): string {
  return locale === 'en' ? '.' : ','
}
