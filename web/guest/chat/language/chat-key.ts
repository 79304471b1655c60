import type { Locale } from '../../../../domain/business/locales.ts'
import { textKey } from '../../../../domain/reports/search-key.ts'
import { writtenOut } from './chat-short-forms.ts'

/**
 * Spellings for keyboards without special letters.
 * The special letter and its spelling both become the plain letter.
 */
const spelledOut: Partial<Record<Locale, readonly (readonly [string, string])[]>> = {
  de: [
    ['ae', 'a'],
    ['oe', 'o'],
    ['ue', 'u'],
  ],
  da: [
    ['aa', 'a'],
    ['oe', 'o'],
  ],
}

/**
 * Normalizes a message for keyword matching.
 * The result is lower case, has no accents, and consists of words and numbers with single spaces. A time becomes
 * its hour (`22:30` is `22h`), and drawn-out letters become one (`heyyy`).
 */
export function chatKey(text: string, locale: Locale): string {
  const plain = textKey(text)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('$', ' dollar ')
    .replaceAll('£', ' pound ')
    .replaceAll('€', ' euro ')
    .replace(
      /(?<!\d)(\d{1,2})[:.]\d\d(?!\d)(?=( ?[ap]m)?)/g,
      (_, hour, half) => hour + (half ? '' : 'h'),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return foldKey(plain, locale)
}

export function foldKey(key: string, locale: Locale): string {
  const pairs = spelledOut[locale] ?? []
  const folded = pairs.reduce((folded, [long, short]) => folded.replaceAll(long, short), key)
  return writtenOut(folded, locale)
}
