import { spelled } from './letters.ts'
import { soundOf } from './sound.ts'

/** A word of a name or of a search. */
export interface Word {
  /** Its letters in a–z and lower case. */
  plain: string
  /** What it has in common with other spellings. */
  sound: string
}

export const wordOf = (plain: string): Word => ({ plain, sound: soundOf(plain) })

const between = /[\s,;()]+/u
const within = /[^\p{L}\p{N}]+/u

/**
 * Splits text into words, and those into the parts between apostrophes, hyphens and the like.
 * `Jean-Pierre O’Brien` is `[['jean', 'pierre'], ['o', 'brien']]`.
 */
export function partsOfWords(text: string): string[][] {
  return text
    .split(between)
    .map((word) => word.split(within).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
}

/** Longer names are only found by so many of their first parts. */
const mostParts = 6

/**
 * Spellings that are used of a name with 1, 2, 3… parts. Others are dropped, the least usual ones first.
 * Each part has keys with all others, so a long name with many spellings would have thousands.
 */
const mostSpellings = [24, 24, 12, 6, 4, 3]

const spellingsUsed = (parts: number) => mostSpellings[Math.max(Math.min(parts, mostParts) - 1, 0)]

/** Leaves out the parts behind the first `mostParts`. */
function firstParts(split: readonly string[][]): { whole: string; parts: string[] }[] {
  return split
    .map((parts, at) => ({
      whole: parts.join(''),
      parts: parts.slice(0, Math.max(mostParts - split.slice(0, at).flat().length, 0)),
    }))
    .filter(({ parts }) => parts.length > 0)
}

export interface NameWords {
  /** Its words, and the parts of those with an apostrophe or hyphen. */
  words: Word[]
  /** The sound of neighbours that are written as one word: `vandermer`. */
  joined: string[]
  /** The sound of two words written as one, in either order, by which both are found at once. */
  pairs: string[]
}

/** Returns what a name is found by: its first parts, in the usual spellings if it is in other letters. */
export function nameWords(name: string): NameWords {
  const [words, joined, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const spellings = spelled(name)
  const most = spellingsUsed(partsOfWords(spellings[0] ?? '').flat().length)
  for (const spelling of spellings.slice(0, most)) {
    const split = firstParts(partsOfWords(spelling))
    for (const one of split) for (const word of [one.whole, ...one.parts]) words.add(word)
    const parts = split.flatMap((one) => one.parts)
    for (const [at, part] of parts.entries()) {
      for (let end = at + 2; end <= parts.length; end += 1)
        joined.add(soundOf(parts.slice(at, end).join('')))
      for (const [place, other] of parts.entries())
        if (place !== at) pairs.add(soundOf(part + other))
    }
  }
  return { words: Array.from(words, wordOf), joined: [...joined], pairs: [...pairs] }
}
