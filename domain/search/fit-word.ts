import { mailboxKey } from '../input/mailbox.ts'
import { textKey } from '../reports/search-key.ts'
import { pickUpCode } from '../stay/collectors.ts'
import { type Bag, bagsInside, type Collector } from '../stay/stay-record.ts'
import { type NameWords, nameWords, type Word } from './name-words.ts'
import type { TypedWord } from './parse-search.ts'
import { phoneDigits } from './phone-digits.ts'
import { differByOneSlip, slipsIntoBeginning } from './slip.ts'
import { codeEnds, idKey, mayHaveSlip, type NamedStay, slippedWords } from './stay-keys.ts'

/**
 * How well a stay matches a search, best match first.
 * `slip_within` is a typo in the typed beginning of a word.
 */
export const fitRanks = ['tag', 'exact', 'beginning', 'slip', 'slip_within'] as const

export type Fit = (typeof fitRanks)[number]

export interface SearchedStay {
  stay: NamedStay
  bags: readonly Pick<Bag, 'tag' | 'status'>[]
  collectors: readonly Pick<Collector, 'id'>[]
}

interface Facts {
  name: NameWords
  email: string
  phone: string
  reference: string[]
  id: string
}

export function searchedFacts({
  id,
  reference,
  customerName,
  customerEmail,
  customerPhone,
}: NamedStay) {
  return {
    name: nameWords(customerName ?? ''),
    email: textKey(customerEmail ?? ''),
    phone: phoneDigits(customerPhone ?? ''),
    reference: codeEnds(reference),
    id: idKey(id),
  }
}

const isExact = (is: boolean, begins: boolean): Fit | null =>
  is ? 'exact' : begins ? 'beginning' : null

/** Returns the word's best match with the stay, `null` if it doesn't match. */
export function fitOfWord(word: TypedWord, found: Facts, searched: SearchedStay): Fit | null {
  const tags = bagsInside(searched).map(({ tag }) => tag)
  if (word.tag !== null && tags.includes(word.tag)) return 'tag'
  const possible = [
    fitOfName(word, found.name),
    fitOfAddress(word, found.email),
    fitOfPhone(word, found.phone),
    fitOfReference(word, found.reference),
    fitOfId(word, found.id),
    ...searched.collectors.map(({ id }) => fitOfPickUp(word, codeEnds(pickUpCode(id)))),
  ]
  return fitRanks.find((fit) => possible.includes(fit)) ?? null
}

function fitOfName(word: TypedWord, { words, joined }: NameWords): Fit | null {
  const { plain, sound } = word
  if (plain === '' || word.text.includes('@')) return null
  const plains = words.map((one) => one.plain)
  const sounds = [...words.map((one) => one.sound), ...joined]
  if (plains.includes(plain) || sounds.includes(sound)) return 'exact'
  const begins = [
    ...plains.map((one) => one.startsWith(plain)),
    ...sounds.map((one) => one.startsWith(sound)),
  ]
  if (begins.includes(true)) return 'beginning'
  if (!mayHaveSlip(word)) return null
  const slipped = slippedWords(words)
  if (slipped.some((one) => isSlip(word, one))) return 'slip'
  return slipped.some((one) => isSlipWithin(word, one)) ? 'slip_within' : null
}

/** Minimum length of a sound that may contain a typo. Shorter ones match too many others. */
const fewestSounds = 3

export function isSlip(typed: Word, word: Word): boolean {
  if (differByOneSlip(typed.plain, word.plain)) return true
  const isLong = Math.min(typed.sound.length, word.sound.length) >= fewestSounds
  return isLong && differByOneSlip(typed.sound, word.sound)
}

/** Minimum length of a beginning that may contain a typo. Shorter ones match too many words. */
const fewestOfBeginning = 6

export const mayHaveSlipWithin = ({ plain, sound }: Word): boolean =>
  Math.min(plain.length, sound.length + 1) >= fewestOfBeginning

export function isSlipWithin(typed: Word, word: Word): boolean {
  if (!mayHaveSlipWithin(typed)) return false
  return slipsIntoBeginning(typed.plain, word.plain) || slipsIntoBeginning(typed.sound, word.sound)
}

/** Returns `exact` for any spelling of the whole address, `beginning` for its first characters. */
function fitOfAddress({ text, plain }: TypedWord, email: string): Fit | null {
  if (email === '' || plain === '') return null
  const isSame = email === text || (isWholeAddress(text) && mailboxKey(email) === mailboxKey(text))
  return isExact(isSame, email.startsWith(text))
}

const wholeAddress = /^[^@]+@[^@]+\.[^@]+$/

export function isWholeAddress(text: string): boolean {
  return wholeAddress.test(text)
}

/** Returns `exact` for the whole number or its last digits, `beginning` for other digits of it. */
function fitOfPhone({ digits }: TypedWord, phone: string): Fit | null {
  if (!digits || phone === '') return null
  const { within, national } = digits
  const isWhole = within.some((one) => phone.endsWith(one)) || national.includes(phone)
  const isPart = within.some((one) => phone.includes(one))
  return isExact(isWhole, isPart || national.some((one) => phone.startsWith(one)))
}

/**
 * Minimum number of typed characters, by the part of the reference with which they begin.
 * Fewer would match too many stays, such as all those of the same year or day.
 */
const fewestOfReference = [8, 5, 4, 3]

function fitOfReference({ code }: TypedWord, [...parts]: string[]): Fit | null {
  const isWhole = parts[0] === code || parts.at(-1) === code
  const begins = parts.some((part, at) => {
    const fewest = fewestOfReference[at] ?? code.length
    return code.length >= fewest && part.startsWith(code)
  })
  return isExact(isWhole, begins)
}

const fewestOfId = 4

function fitOfId({ code }: TypedWord, id: string): Fit | null {
  return isExact(code.startsWith(id), code.length >= fewestOfId && id.startsWith(code))
}

/** Minimum number of typed characters of a pick-up code. Fewer could be a name. */
export const fewestOfPickUp = 8

function fitOfPickUp({ code }: TypedWord, keys: readonly string[]): Fit | null {
  if (code.length < fewestOfPickUp) return null
  return isExact(
    keys.includes(code),
    keys.some((key) => key.startsWith(code)),
  )
}
