import { dialledNumber } from '../reports/search-key.ts'

/** Fewer digits are no part of a number that anybody searches for. */
export const fewestDigits = 3

/** A national number without its zero has at least these. */
const fewestNational = 7
const fewestBehindZero = 4

/** In `+46 (0)73`, only who calls from within the country dials the zero. */
const optionalZero = /\(\s*0\s*\)/g

/** Returns the digits of a guest's number, without `+`, `00` or the zero of a national number. */
export function phoneDigits(phone: string): string {
  return dialledNumber(phone.replace(optionalZero, '')).replace(/^\+|^0+/, '')
}

export interface TypedDigits {
  /** Each is looked for within a number. */
  within: string[]
  /** Each is looked for at the beginning of a number that was given without its country's. */
  national: string[]
}

/** Returns what to look for if these digits were typed; `international` if behind `+` or `00`. */
export function typedDigits(text: string): TypedDigits | null {
  const typed = dialledNumber(text.replace(optionalZero, ''))
  const digits = typed.replace('+', '')
  if (digits.length < fewestDigits) return null
  const significant = digits.replace(/^0+/, '')
  const within = [digits]
  if (significant.length >= fewestBehindZero) within.push(significant)
  const isInternational = typed.startsWith('+') || typed.startsWith('00')
  // A country's number has one to three digits.
  const rests = isInternational ? [1, 2, 3].map((code) => significant.slice(code)) : []
  const national = rests.filter((rest) => rest.length >= fewestNational)
  return { within: [...new Set(within)], national }
}
