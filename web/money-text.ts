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
  return withSign(shortAmount(cents, locale), locale)
}

/** Two prices and what lies between, the sign once: €15–20, 15–20 €. */
export function euroRangeText(from: Cents, to: Cents, locale: Locale): string {
  return withSign(`${shortAmount(from, locale)}–${shortAmount(to, locale)}`, locale)
}

/** A total as on a receipt, always with its cents: €3.00, 10,50 €. */
export function totalText(cents: Cents, locale: Locale): string {
  return withSign(amount(cents, locale), locale)
}

function withSign(amounts: string, locale: Locale): string {
  return signFirst.includes(locale) ? `€${amounts}` : `${amounts}${noBreakSpace}€`
}

function amount(cents: Cents, locale: Locale): string {
  const rest = String(cents % 100).padStart(2, '0')
  return wholeEuros(cents, locale) + mark(locale) + rest
}

function shortAmount(cents: Cents, locale: Locale): string {
  return cents % 100 === 0 ? wholeEuros(cents, locale) : amount(cents, locale)
}

function wholeEuros(cents: Cents, locale: Locale): string {
  return grouped(Math.trunc(cents / 100), locale)
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
