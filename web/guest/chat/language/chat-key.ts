import { textKey } from '../../../../domain/reports/search-key.ts'

/** How people type a language: pairs of typed text and its meaning. */
export interface Spelling {
  /** Letters that replace special ones, such as `ae` for `ä`. Both become the plain letter. */
  letters: readonly Pair[]
  /** Abbreviations and dialect, as whole words. */
  shortForms: ReadonlyMap<string, string>
}

type Pair = readonly [typed: string, meant: string]

/** Parses lists such as `u you, tmrw tomorrow`. The meaning may have several words. */
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
 * The result is in lower case, has no accents, and consists of words and numbers separated by single spaces. A time
 * is reduced to its hour (`22:30` becomes `22h`), and a letter repeated three times or more to one (`heyyy`). Short
 * forms are expanded.
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
 * Short forms aren't expanded in partial words (with `*`).
 */
export function foldKey(key: string, { letters, shortForms }: Spelling): string {
  return letters
    .reduce((folded, [typed, meant]) => folded.replaceAll(typed, meant), key)
    .replace(/(?<![a-z0-9*])[a-z]+(?![a-z0-9*])/g, (word) => shortForms.get(word) ?? word)
}
