/**
 * Lower-cases text, and removes accents and extra spaces.
 * For example, `Ëngjëll  Çela` and `engjell cela` have the same key.
 */
export function textKey(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns a phone number's digits, without a leading `00` or `+` and without an extension. */
export function phoneKey(phone: string): string {
  return dialledNumber(phone).replace(/^(\+|00)/, '')
}

/**
 * Separates a phone number (group 1) from an extension or note after it.
 * The extension or note begins at the first letter or `#` after five digits.
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
 * Returns the value of a digit in any script.
 * Unicode encodes the ten digits of a script consecutively and in order.
 */
function digitValue(digit: string): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1
  return before % 10
}
