import { foldKey, partsOf, type Spelling } from './chat-key.ts'

export interface Vocabulary {
  whole: ReadonlySet<string>
  stems: readonly string[]
  ends: readonly string[]
  middles: readonly string[]
  ordinary: ReadonlySet<string>
}

/** Minimum keyword length to accept swapped or doubled letters. Shorter words aren't corrected. */
const leastSwapped = 4
/**
 * Minimum keyword length to accept one wrong, missing or extra letter.
 * Such a change often turns a shorter word into another word.
 */
const leastWrong = 6

export function vocabularyOf(keywords: string, ordinary: string, spelling: Spelling): Vocabulary {
  const known = foldKey(keywords, spelling).match(/\*?[a-z]+\*?/g) ?? []
  const words = [...new Set(known)]
  const like = (shape: RegExp) =>
    words.filter((word) => shape.test(word)).map((word) => word.replaceAll('*', ''))
  return {
    whole: new Set(like(/^[a-z]+$/)),
    stems: like(/^[a-z]{3,}\*$/),
    ends: like(/^\*[a-z]+$/),
    middles: like(/^\*[a-z]+\*$/),
    ordinary: new Set(partsOf(foldKey(ordinary, spelling))),
  }
}

/**
 * Replaces unknown words with similar known ones, if there are any.
 * Keeps whole words of `other`, another language that the message may be in.
 */
export function mended(key: string, vocabulary: Vocabulary, other?: Vocabulary): string {
  const isRight = (word: string) =>
    isKnown(word, vocabulary) || other?.whole.has(word) || other?.ordinary.has(word)
  return key
    .split(' ')
    .map((word) => (isRight(word) ? word : (neighbour(word, vocabulary) ?? word)))
    .join(' ')
}

function isKnown(word: string, { whole, stems, ends, middles, ordinary }: Vocabulary): boolean {
  return (
    word.length < leastSwapped ||
    /\d/.test(word) ||
    whole.has(word) ||
    ordinary.has(word) ||
    stems.some((stem) => word.startsWith(stem) && word.length <= stem.length * 2) ||
    ends.some((end) => word.endsWith(end)) ||
    middles.some((middle) => word.includes(middle))
  )
}

function neighbour(word: string, vocabulary: Vocabulary): string | null {
  return bySlip(word, vocabulary, isSwapped) ?? bySlip(word, vocabulary, isOneLetterOff)
}

type Slip = (typed: string, meant: string) => boolean

function bySlip(word: string, vocabulary: Vocabulary, slip: Slip): string | null {
  const { whole, stems, ends, middles } = vocabulary
  for (const meant of [...whole, ...ends]) if (slip(word, meant)) return meant
  for (const stem of [...stems, ...middles]) {
    for (const length of [stem.length, stem.length + 1, stem.length - 1]) {
      const start = word.slice(0, length)
      if (start.length === length && slip(start, stem)) return stem + word.slice(length)
    }
  }
  return null
}

/**
 * True if two neighbouring letters are swapped (`opne` for `open`), or one word doubles a letter.
 * False if `meant` is shorter than `leastSwapped`.
 */
export function isSwapped(typed: string, meant: string): boolean {
  if (meant.length < leastSwapped) return false
  if (typed.length === meant.length) {
    const at = firstDifference(typed, meant)
    const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at)
    return swapped + typed.slice(at + 2) === meant
  }
  const [longer, shorter] = typed.length > meant.length ? [typed, meant] : [meant, typed]
  const at = firstDifference(longer, shorter)
  return longer[at] === longer[at - 1] && withoutLetter(longer, at) === shorter
}

/**
 * True if one letter is wrong, missing or extra, such as `suitcse` for `suitcase`.
 * False if `meant` is shorter than `leastWrong`, or if the first letters differ.
 */
export function isOneLetterOff(typed: string, meant: string): boolean {
  if (meant.length < leastWrong || typed[0] !== meant[0]) return false
  const at = firstDifference(typed, meant)
  if (typed.length === meant.length) return typed.slice(at + 1) === meant.slice(at + 1)
  if (typed.length > meant.length) return withoutLetter(typed, at) === meant
  return withoutLetter(meant, at) === typed
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

function withoutLetter(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1)
}
