import { textKey } from '../reports/search-key.ts'
import { readPickUpCode } from '../stay/collectors.ts'
import { bareCode, readReference } from '../stay/reference.ts'
import { spelled, withPlainSigns } from './letters.ts'
import { partsOfWords, type Word, wordOf } from './name-words.ts'
import { fewestDigits, type TypedDigits, typedDigits } from './phone-digits.ts'

export interface TypedWord extends Word {
  /** The word in lower case and without marks, to compare with email addresses. */
  text: string
  /** The word as part of a reference, a pick-up code or an id. */
  code: string
  /** The word as part of a phone number. `null` if it can't be one. */
  digits: TypedDigits | null
  /** The word as the number of a tag. `null` if it can't be one. */
  tag: number | null
}

/**
 * Readings of a search, each a list of words that must all match.
 * For example, `o brien` is read as two words and as one.
 */
export type TypedSearch = readonly (readonly TypedWord[])[]

const mostWords = 6

/** Number of a search's first parts among which two neighbours are also read as one word. */
const mostJoined = 4

const dialled = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/
const tagNumber = /^#?(\d{1,4})$/

/** Returns the readings of a search. Empty if there is nothing to search for. */
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

/** Returns readings with two neighbours joined into one word, and one with all parts joined. */
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

/** Joins the sounds of the parts, because `a` and `e` in `drita emma` don't sound like `ae`. */
function joinedWord(parts: readonly string[]): TypedWord {
  const sound = parts.map((part) => typedWord(part).sound).join('')
  return { ...typedWord(parts.join('')), sound }
}

function typedWord(token: string): TypedWord {
  const tag = tagNumber.exec(token)?.[1]
  // A number with so few digits can only be a tag.
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

/** Uses only the most common spelling, because a name's keys include its other spellings. */
const partsOf = (token: string) => partsOfWords(spelled(token)[0] ?? '').flat()

const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token)
