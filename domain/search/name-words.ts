import { spelled } from './letters.ts'
import { soundOf } from './sound.ts'

export interface Word {
  /** The word in lower case, spelled in a–z if possible (see `spelled`). */
  plain: string
  /** The form shared by all spellings of the word (see `soundOf`). */
  sound: string
}

export const wordOf = (plain: string): Word => ({ plain, sound: soundOf(plain) })

const between = /[\s,;()]+/u
const within = /[^\p{L}\p{N}]+/u

/**
 * Splits text into words, and each word into parts at apostrophes, hyphens and similar characters.
 * For example, `jean-pierre o'brien` becomes `[['jean', 'pierre'], ['o', 'brien']]`.
 */
export function partsOfWords(text: string): string[][] {
  return text
    .split(between)
    .map((word) => word.split(within).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
}

/** Maximum number of a name's parts that become search keys. Later parts are ignored. */
const mostParts = 6

/**
 * Maximum number of spellings of a name with 1, 2, 3… parts. The least common ones are dropped.
 * Otherwise, a long name with many spellings would have too many keys.
 */
const mostSpellings = [24, 24, 12, 6, 4, 3]

const spellingsUsed = (parts: number) => mostSpellings[Math.max(Math.min(parts, mostParts) - 1, 0)]

function firstParts(split: readonly string[][]): { whole: string; parts: string[] }[] {
  return split
    .map((parts, at) => ({
      whole: parts.join(''),
      parts: parts.slice(0, Math.max(mostParts - split.slice(0, at).flat().length, 0)),
    }))
    .filter(({ parts }) => parts.length > 0)
}

export interface NameWords {
  /** The name's words, and the parts of words with an apostrophe or hyphen. */
  words: Word[]
  /** Sounds of neighbouring parts of the name, written as one word, such as `vandermer`. */
  joined: string[]
  /** Sounds of any two parts of the name, written as one word, in either order. */
  pairs: string[]
}

/** Returns the words and sounds by which a name is found. */
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
