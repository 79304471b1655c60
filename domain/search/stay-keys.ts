import { textKey } from '../reports/search-key.ts'
import { pickUpCode } from '../stay/collectors.ts'
import type { Collector, Stay } from '../stay/stay-record.ts'
import { nameWords, type Word } from './name-words.ts'
import type { TypedWord } from './parse-search.ts'
import { fewestDigits, phoneDigits } from './phone-digits.ts'
import { soundOf } from './sound.ts'

export type NamedStay = Pick<
  Stay,
  'id' | 'reference' | 'customerName' | 'customerEmail' | 'customerPhone'
>

/** Minimum length of words that are also found despite a typo. */
export const shortestSlipped = 4

/** Maximum length of a key and of a text to look up. The rest is cut off. */
const longestKey = 60
const longestSlipped = 24

/** Maximum number of keys of a stay. The rest is left out. */
export const mostKeys = 200

/** Maximum number of rows of `key_slips` for one name. */
export const mostSlipRows = 400

export const mayHaveSlip = ({ plain }: Word): boolean =>
  plain.length >= shortestSlipped && plain.length <= longestSlipped && !/\d/.test(plain)

/**
 * Returns the whole code, and its ends from each later part on, which people may type alone.
 * For example, `tir2026325k7qm`, `2026325k7qm`, `325k7qm` and `k7qm`.
 */
export function codeEnds(code: string): string[] {
  const parts = code.toLowerCase().split('-')
  return parts.map((_, at) => parts.slice(at).join(''))
}

export function idKey(id: string): string {
  return id.slice(0, 8)
}

/** Returns the code in lower case, and its last part and last two parts without hyphens. */
function codeKeys(code: string): string[] {
  return [code.toLowerCase(), ...codeEnds(code).slice(1).slice(-2)]
}

export function pickUpKeys(id: string): string[] {
  return codeKeys(pickUpCode(id))
}

const referenceStart = /^(?:tir)?(\d{4})(?:(\d{1,2})|(\d{3})([a-z\d]{0,4}))?$/
const pickUpStart = /^pick([a-z\d]{1,4})([a-z\d]{0,4})$/

/**
 * Returns the texts to look up for a code in lower case without hyphens.
 * For example, `2026326` is also looked up as `tir-2026-326`.
 */
export function codeLookUps(code: string): string[] {
  const [reference, pickUp] = [referenceStart, pickUpStart].map((start) => start.exec(code))
  const written = [
    ...(reference ? [['tir', ...reference.slice(1)]] : []),
    ...(pickUp ? [['pick', ...pickUp.slice(1)]] : []),
  ]
  return [code, ...written.map((parts) => parts.filter(Boolean).join('-'))]
}

/** Returns a stay's search keys, at most `mostKeys`. */
export function keysOf(
  stay: NamedStay,
  collectors: readonly Pick<Collector, 'id'>[] = [],
): string[] {
  const { id, reference, customerName, customerEmail, customerPhone } = stay
  const { words, joined, pairs } = nameWords(customerName ?? '')
  const ofName = words.flatMap(({ plain, sound }) => [plain, sound])
  const digits = phoneDigits(customerPhone ?? '')
  const ends = Array.from(digits, (_, at) => digits.slice(at))
  const keys = [
    textKey(customerEmail ?? ''),
    ...ends.filter((end) => end.length >= fewestDigits),
    ...codeKeys(reference),
    idKey(id),
    ...collectors.flatMap((collector) => pickUpKeys(collector.id)),
    ...ofName,
    ...joined,
    ...pairs,
  ]
  const different = new Set(keys.map((key) => key.slice(0, longestKey)))
  return [...different].filter((key) => key !== '').slice(0, mostKeys)
}

const slipKeysOf = (words: readonly Word[]) => [
  ...new Set(words.flatMap(({ plain, sound }) => [plain, sound])),
]

/** Returns the maximum number of rows of the keys in `key_slips` (see `withOneLeftOut`). */
const slipRows = (keys: readonly string[]) =>
  keys.reduce((rows, { length }) => rows + length + 1, 0)

/** Returns the words of a name that are also found despite a typo, most common spellings first. */
export function slippedWords(words: readonly Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words.filter(mayHaveSlip))
    if (slipRows(slipKeysOf([...kept, word])) <= mostSlipRows) kept.push(word)
  return kept
}

/** Returns the keys by which a stay is also found despite a typo. */
export function slippedKeys({ customerName }: NamedStay): string[] {
  return slipKeysOf(slippedWords(nameWords(customerName ?? '').words))
}

/**
 * Returns the texts to look up for a typed word, as beginnings of search keys.
 * Excludes tags, because bags have their own index.
 */
export function lookUps({ plain, sound, text, code, digits }: TypedWord): string[] {
  const parts = text.includes('@') ? [text] : [plain, sound, text, ...codeLookUps(code)]
  const all = [...parts, ...(digits?.within ?? []), ...(digits?.national ?? [])]
  return [...new Set(all.map((one) => one.slice(0, longestKey)))].filter((one) => one !== '')
}

/**
 * Returns the texts to look up for two words of a name, in either order.
 * At most one of the words may be incomplete.
 */
export function pairLookUps(one: Word, other: Word): string[] {
  const both = [`${one.plain}${other.plain}`, `${other.plain}${one.plain}`]
  return both.map((text) => soundOf(text).slice(0, longestKey))
}
