import type { Locale } from '../../../../domain/business/locales.ts'
import { textKey } from '../../../../domain/reports/search-key.ts'
import { writtenOut } from './chat-short-forms.ts'

/** How people write letters that their keyboard lacks; the plain letter stands for both. */
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
 * A message as the keywords are compared: lower case, no accents, single spaces between words and none
 * but words and numbers. A time is its hour (`22:30` is `22h`), letters drawn out are one (`heyyy`).
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

/** Spelled-out letters of a language as one, short forms in full, for messages and keywords alike. */
export function foldKey(key: string, locale: Locale): string {
  const pairs = spelledOut[locale] ?? []
  const folded = pairs.reduce((folded, [long, short]) => folded.replaceAll(long, short), key)
  return writtenOut(folded, locale)
}
