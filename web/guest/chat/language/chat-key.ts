import { textKey } from '../../../../domain/reports/search-key.ts'

/** Differences between how people type a language and how it is written. */
export interface Spelling {
  /** Letters typed for special ones, such as `ae` for `ä`. Both become the plain letter (`a`). */
  letters: readonly Pair[]
  /** Abbreviations and dialect, as whole words. */
  shortForms: ReadonlyMap<string, string>
}

type Pair = readonly [typed: string, meant: string]

/** Parses lists such as `u you, tmrw tomorrow`. What is meant may be several words. */
export function spellingOf(letters: string, shortForms: string): Spelling {
  return { letters: pairsOf(letters), shortForms: new Map(pairsOf(shortForms)) }
}

function pairsOf(list: string): Pair[] {
  return partsOf(list).map((pair) => {
    const end = pair.indexOf(' ')
    return [pair.slice(0, end), pair.slice(end + 1)]
  })
}

export function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Normalizes a message for keyword matching.
 * Returns words and numbers without accents, in lower case, separated by single spaces. For
 * example, 22:30 becomes `22h`, and `€` becomes `euro`.
 */
export function chatKey(text: string, spelling: Spelling): string {
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
  return foldKey(plain, spelling)
}

/**
 * Replaces letters and expands short forms in a message or keyword.
 * Doesn't expand short forms in partial words, which contain `*`.
 */
export function foldKey(key: string, { letters, shortForms }: Spelling): string {
  return letters
    .reduce((folded, [typed, meant]) => folded.replaceAll(typed, meant), key)
    .replace(/(?<![a-z0-9*])[a-z]+(?![a-z0-9*])/g, (word) => shortForms.get(word) ?? word)
}
