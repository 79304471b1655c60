import { pickUpCode } from '../stay/collectors.ts'
import type { Collector, Stay } from '../stay/stay-record.ts'

/**
 * Lower-cases text, and removes accents and extra spaces.
 * `Ëngjëll  Çela` and `engjell cela` have the same key.
 */
export function textKey(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns digits without a leading `00` or `+`. */
export function phoneKey(phone: string): string {
  return dialledNumber(phone).replace(/^(\+|00)/, '')
}

type NamedStay = Pick<Stay, 'id' | 'reference' | 'customerName' | 'customerEmail' | 'customerPhone'>

export function keysOf(stay: NamedStay): string[] {
  const { id, reference, customerName, customerEmail, customerPhone } = stay
  const words = textKey(customerName ?? '').split(' ')
  const email = textKey(customerEmail ?? '')
  const phone = customerPhone ? phoneKey(customerPhone) : ''
  const code = reference.toLowerCase()
  const keys = [...words, email, phone, code, code.slice(-4), id.slice(0, 8)]
  return [...new Set(keys.filter((key) => key !== ''))]
}

export function pickUpKeys(code: string): string[] {
  const key = code.toLowerCase()
  return [key, key.slice(key.indexOf('-') + 1)]
}

/**
 * True if every searched word is the start of a key of the stay or of its pick-up passes.
 * An empty search matches nothing.
 */
export function isFoundBy(
  text: string,
  stay: NamedStay,
  collectors: readonly Pick<Collector, 'id'>[] = [],
): boolean {
  const words = searchKeys(text)
  const codes = collectors.flatMap(({ id }) => pickUpKeys(pickUpCode(id)))
  const keys = [...keysOf(stay), ...codes]
  return words.length > 0 && words.every((word) => keys.some((key) => key.startsWith(word)))
}

const looksDialled = /^[+\d][\d\s()./-]{4,}$/

/**
 * Splits a search into words.
 * A search that looks like a phone number is a single word.
 */
export function searchKeys(text: string): string[] {
  const words = textKey(text)
  if (looksDialled.test(words)) return [phoneKey(words)]
  return words.split(' ').filter((word) => word !== '')
}

/**
 * Separates a phone number (group 1) from an extension or note behind it.
 * The extension or note begins at the first letter or `#` after five digits. Text before the number, such as
 * `WhatsApp:`, belongs to group 1.
 */
const behindTheNumber = /^((?:\P{Nd}*\p{Nd}){5}[^\p{L}#]*)[\p{L}#].*$/su

/**
 * Returns the digits to dial.
 * Keeps a leading `+` and drops an extension.
 */
export function dialledNumber(phone: string): string {
  const written = phone.normalize('NFKC').replace(behindTheNumber, '$1')
  const digits = written.match(/\p{Nd}/gu) ?? []
  const international = /^\P{Nd}*\+/u.test(written) && digits.length > 0
  return (international ? '+' : '') + digits.map(digitValue).join('')
}

/**
 * Returns the value of a digit of any script.
 * Unicode stores the ten digits of a script consecutively, in order.
 */
function digitValue(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1
  return before % 10
}
