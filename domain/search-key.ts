/**
 * The normalised copies of what a guest typed, by which staff search: lower case, without accents,
 * single spaces. `Ëngjëll  Çela` and `engjell cela` have the same key.
 */
export function textKey(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Only the digits of a phone number, without the `00` that stands for `+`. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^00/, '')
}
