import { dialledNumber } from '../reports/search-key.ts'

/** Minimum number of digits to search for in phone numbers. */
export const fewestDigits = 3

/** Minimum number of digits of a national number, without its leading zero. */
const fewestNational = 7
const fewestBehindZero = 4

/** Matches the zero in `+46 (0)73`, which is only dialled within the country. */
const optionalZero = /\(\s*0\s*\)/g

/** Returns the digits of a phone number without leading zeros. */
export function phoneDigits(phone: string): string {
  return dialledNumber(phone.replace(optionalZero, '')).replace(/^\+|^0+/, '')
}

export interface TypedDigits {
  /** Digits to find anywhere in a number. */
  within: string[]
  /** Digits to find at the beginning of a number without a country code. */
  national: string[]
}

/**
 * Returns the digits to find in phone numbers, `null` if fewer than `fewestDigits` were typed.
 * `national` is empty unless the number begins with `+` or `00`.
 */
export function typedDigits(text: string): TypedDigits | null {
  const typed = dialledNumber(text.replace(optionalZero, ''))
  const digits = typed.replace('+', '')
  if (digits.length < fewestDigits) return null
  const significant = digits.replace(/^0+/, '')
  const within = [digits]
  if (significant.length >= fewestBehindZero) within.push(significant)
  const isInternational = typed.startsWith('+') || typed.startsWith('00')
  // A country code has one to three digits.
  const rests = isInternational ? [1, 2, 3].map((code) => significant.slice(code)) : []
  const national = rests.filter((rest) => rest.length >= fewestNational)
  return { within: [...new Set(within)], national }
}
