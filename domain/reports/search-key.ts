import { pickUpCode } from '../stay/collectors.ts'
import type { Collector, Stay } from '../stay/stay-record.ts'

/**
 * The normalised copies of what a guest typed, by which staff search: lower case, without accents,
 * single spaces. `Ëngjëll  Çela` and `engjell cela` have the same key.
 */
export function textKey(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** By which staff search a phone number: its digits, without the `00` or `+` of a country. */
export function phoneKey(phone: string): string {
  return dialledNumber(phone).replace(/^(\+|00)/, '')
}

type NamedStay = Pick<Stay, 'id' | 'reference' | 'customerName' | 'customerEmail' | 'customerPhone'>

/** Every word by which staff may look for a stay. */
export function keysOf(stay: NamedStay): string[] {
  const { id, reference, customerName, customerEmail, customerPhone } = stay
  const words = textKey(customerName ?? '').split(' ')
  const email = textKey(customerEmail ?? '')
  const phone = customerPhone ? phoneKey(customerPhone) : ''
  const code = reference.toLowerCase()
  const keys = [...words, email, phone, code, code.slice(-4), id.slice(0, 8)]
  return [...new Set(keys.filter((key) => key !== ''))]
}

/** The words by which staff look for the stay of a pick-up pass: its code, with what it begins with or without. */
export function pickUpKeys(code: string): string[] {
  const key = code.toLowerCase()
  return [key, key.slice(key.indexOf('-') + 1)]
}

/** Whether every word of a search is the beginning of a key of a stay; no word finds nothing. */
export function isFoundBy(
  text: string,
  stay: NamedStay,
  collectors: readonly Pick<Collector, 'id'>[] = [],
): boolean {
  const asked = searchKeys(text)
  const codes = collectors.flatMap(({ id }) => pickUpKeys(pickUpCode(id)))
  const keys = [...keysOf(stay), ...codes]
  return asked.length > 0 && asked.every((word) => keys.some((key) => key.startsWith(word)))
}

/** Digits, and what people write between those of a phone number. */
const looksDialled = /^[+\d][\d\s()./-]{4,}$/

/** The beginnings of keys that a search asks for: a phone number as one, anything else word by word. */
export function searchKeys(text: string): string[] {
  const asked = textKey(text)
  if (looksDialled.test(asked)) return [phoneKey(asked)]
  return asked.split(' ').filter((word) => word !== '')
}

/** From the letters behind a number on, it is an extension or a note. */
const behindTheNumber = /^((?:\P{Nd}*\p{Nd}){5}[^\p{L}#]*)[\p{L}#].*$/su

/** What a telephone has to dial of a number as people write it: digits, and a `+` where there was one. */
export function dialledNumber(phone: string): string {
  const written = phone.normalize('NFKC').replace(behindTheNumber, '$1')
  const digits = written.match(/\p{Nd}/gu) ?? []
  const international = /^\P{Nd}*\+/u.test(written) && digits.length > 0
  return (international ? '+' : '') + digits.map(digitValue).join('')
}

/** Unicode keeps the ten digits of every script together, in their order. */
function digitValue(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1
  return before % 10
}
