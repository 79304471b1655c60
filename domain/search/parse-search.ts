import { textKey } from '../reports/search-key.ts'
import { readPickUpCode } from '../stay/collectors.ts'
import { bareCode, readReference } from '../stay/reference.ts'
import { spelled, withPlainSigns } from './letters.ts'
import { partsOfWords, type Word, wordOf } from './name-words.ts'
import { fewestDigits, type TypedDigits, typedDigits } from './phone-digits.ts'

/** A word that was typed, with all that it may be. */
export interface TypedWord extends Word {
  /** As typed, but in lower case and without marks: the beginning of an email address. */
  text: string
  /** Part of a reference, of the code of a pick-up pass or of an id. */
  code: string
  /** Part of a phone number. */
  digits: TypedDigits | null
  /** Number on a bag's tag. */
  tag: number | null
}

/** The ways to read a search, each as words that all have to be found: `o brien` is two words, or one. */
export type TypedSearch = readonly (readonly TypedWord[])[]

/** Words behind these are ignored. */
const mostWords = 6

/** Behind these, no two words are read as one. */
const mostJoined = 4

const dialled = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/
const tagNumber = /^#?(\d{1,4})$/

/** Returns no reading if there is nothing to search for. */
export function parseSearch(text: string): TypedSearch {
  const typed = withPlainSigns(text).trim()
  if (dialled.test(typed)) return [[typedWord(typed)]]
  const tokens = typed.split(/\s+/).filter(isWord).slice(0, mostWords)
  if (tokens.length === 0) return []
  const whole = tokens.join('')
  if (readReference(whole) ?? readPickUpCode(whole)) return [[typedWord(whole)]]
  const parts = tokens.flatMap((token) => (/[@\d]/.test(token) ? token : partsOf(token)))
  const different = new Map<string, TypedWord[]>()
  for (const words of [tokens.map(typedWord), parts.map(typedWord), ...joinedReadings(parts)]) {
    const read = words.map(({ plain, text: typedText }) => plain || typedText).join(' ')
    if (!different.has(read)) different.set(read, words)
  }
  return [...different.values()]
}

/** Returns readings with two neighbours as one word, and with all as one. */
function joinedReadings(parts: readonly string[]): TypedWord[][] {
  const inTwo = parts
    .slice(1, mostJoined)
    .map((part, at) => [
      ...parts.slice(0, at).map(typedWord),
      joinedWord([parts[at] ?? '', part]),
      ...parts.slice(at + 2).map(typedWord),
    ])
  return [...inTwo, [joinedWord(parts)]]
}

/** Joins the sounds of the parts, because `drita emma` isn't pronounced with `ae`. */
function joinedWord(parts: readonly string[]): TypedWord {
  const sound = parts.map((part) => typedWord(part).sound).join('')
  return { ...typedWord(parts.join('')), sound }
}

function typedWord(token: string): TypedWord {
  const tag = tagNumber.exec(token)?.[1]
  // Too short to be part of anything else.
  if (tag && tag.length < fewestDigits)
    return { plain: '', sound: '', text: '', code: '', digits: null, tag: Number(tag) }
  return {
    ...wordOf(partsOf(token).join('')),
    text: textKey(token),
    code: bareCode(token).toLowerCase(),
    digits: dialled.test(token) ? typedDigits(token) : null,
    tag: tag ? Number(tag) : null,
  }
}

/** The usual spelling is enough: a name has all of its own. */
const partsOf = (token: string) => partsOfWords(spelled(token)[0] ?? '').flat()

const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token)
