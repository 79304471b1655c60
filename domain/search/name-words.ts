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

export interface NameWords {
  /** Its words, and the parts of those with an apostrophe or hyphen. */
  words: Word[]
  /** The sound of neighbours that are written as one word: `vandermer`. */
  joined: string[]
  /** The sound of two words written as one, in either order, by which both are found at once. */
  pairs: string[]
}

/** Returns what a name is found by. A name in other letters has several spellings. */
export function nameWords(name: string): NameWords {
  const [words, joined, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const spelling of spelled(name)) {
    const split = partsOfWords(spelling)
    for (const parts of split) for (const word of [parts.join(''), ...parts]) words.add(word)
    const parts = split.flat().slice(0, mostParts)
    for (const [at, part] of parts.entries()) {
      for (let end = at + 2; end <= parts.length; end += 1)
        joined.add(soundOf(parts.slice(at, end).join('')))
      for (const [place, other] of parts.entries())
        if (place !== at) pairs.add(soundOf(part + other))
    }
  }
  return { words: Array.from(words, wordOf), joined: [...joined], pairs: [...pairs] }
}
