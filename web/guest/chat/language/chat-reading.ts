import { chatKey, partsOf, type Spelling, spellingOf } from './chat-key.ts'
import { type ChatWords, type MatterWords, patternOf } from './chat-patterns.ts'
import { mended, type Vocabulary, vocabularyOf } from './chat-slips.ts'
import {
  type ChatAnswer,
  type ChatMatter,
  type ChatTopic,
  chatTopics,
  isAnsweredAlone,
  isMatter,
  isRequest,
  isUrgent,
  readingOrder,
  tellsPrice,
  topicOfMatter,
} from './chat-topics.ts'

export interface Answered {
  answer: ChatAnswer
  /** Answer to a second question in the same message. */
  also?: ChatMatter
  /** True if the answer may be wrong, for example because the spelling was corrected. */
  guessed: boolean
  /** True if few words of the message are about the answer. Never true if `phrases` matched. */
  partial?: boolean
  /** The first two topics whose `hints` match, if several do. The visitor chooses one. */
  choices?: readonly [ChatTopic, ChatTopic]
}

type Strength = keyof MatterWords

export interface ChatLanguage {
  spelling: Spelling
  greetings: RegExp
  thanks: RegExp
  nods: RegExp
  praise: RegExp
  circumstances: RegExp
  joints: RegExp
  asks: RegExp
  matters: Record<Strength, ReadonlyMap<ChatMatter, RegExp>>
  vocabulary: Vocabulary
}

export function languageFrom(all: ChatWords): ChatLanguage {
  const { greetings, thanks, nods, praise, circumstances, joints, asks, matters, ordinary } = all
  const spelling = spellingOf(all.letters, all.shortForms)
  const lists = Object.values(matters).flatMap(({ phrases, words, hints }) => [
    phrases ?? '',
    words ?? '',
    hints ?? '',
  ])
  const keywords = [greetings, thanks, nods, praise, circumstances, ...lists].join()
  const patternsOf = (strength: Strength) =>
    new Map(
      readingOrder.flatMap((matter) => {
        const list = matters[matter]?.[strength]
        return list ? [[matter, patternOf(list, spelling)] as const] : []
      }),
    )
  return {
    spelling,
    greetings: patternOf(greetings, spelling, 'gu'),
    thanks: patternOf(thanks, spelling, 'gu'),
    nods: patternOf(nods, spelling, 'gu'),
    praise: patternOf(praise, spelling, 'gu'),
    circumstances: patternOf(circumstances, spelling, 'gu'),
    joints: new RegExp(` (?:${partsOf(joints).join('|')})(?= )`, 'gu'),
    asks: new RegExp(`^${patternOf(asks, spelling).source}`, 'u'),
    matters: {
      phrases: patternsOf('phrases'),
      words: patternsOf('words'),
      hints: patternsOf('hints'),
    },
    vocabulary: vocabularyOf(keywords, ordinary, spelling),
  }
}

/** Returns answers to at most two questions. */
export function answerIn(text: string, own: ChatLanguage, english: ChatLanguage): Answered {
  const languages = own === english ? [own] : [own, english]
  const readings = readingsOf(text, languages)
  const said = findIn(readings, 'phrases')
  if (said && isAnsweredAlone(said.answer)) return said
  if (isGoodbye(text, readings, languages)) return { answer: 'thanks', guessed: false }
  const [first, second] = questionsIn(text, languages)
  const answered =
    first && second
      ? { answer: first, also: second, guessed: false }
      : (said ?? surelyIn(readings) ?? guessIn(readings, text))
  if (!answered) return { answer: courtesyIn(readings, text), guessed: false }
  if (said || !readings.every((reading) => saysLittleOf(answered, reading))) return answered
  return { ...answered, guessed: true, partial: true }
}

/** If a smaller share of a message's words is about the answer, the answer is `partial`. */
const leastShare = 1 / 4

function saysLittleOf({ answer, also }: Answered, reading: Reading): boolean {
  const matters = [answer, also].filter((one) => one !== undefined && isMatter(one))
  const left = matters.reduce(
    (rest, matter) => without(matter, rest, reading.language),
    reading.rest,
  )
  const words = wordsIn(reading.rest)
  return words - wordsIn(left) < words * leastShare
}

function without(matter: ChatMatter, text: string, { matters }: ChatLanguage): string {
  return Object.values(matters).reduce((rest, patterns) => {
    const pattern = patterns.get(matter)
    return pattern ? rest.replace(new RegExp(pattern, 'gu'), '') : rest
  }, text)
}

function wordsIn(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

/**
 * Reads a message in the page's language and in English.
 * Spelling is only corrected in the page's language, because words of other languages often
 * resemble misspelled English ones.
 */
function readingsOf(text: string, [own, english]: readonly ChatLanguage[]): Reading[] {
  if (!own) return []
  const key = chatKey(text, own.spelling)
  const readings = [read(key, mended(key, own.vocabulary, english?.vocabulary), own)]
  if (!english) return readings
  const englishKey = chatKey(text, english.spelling)
  return [...readings, read(englishKey, englishKey, english)]
}

function surelyIn(readings: readonly Reading[]): Answered | null {
  return (
    findIn(readings, 'phrases') ??
    findIn(readings.map(withoutCircumstances), 'words') ??
    findIn(readings, 'words')
  )
}

/**
 * Answers by `hints`. Returns `null` if none match.
 * Also returns `null` for a mere reaction without a question mark, because 'Thanks, until tomorrow'
 * doesn't ask for the opening hours.
 */
function guessIn(readings: readonly Reading[], text: string): Answered | null {
  if (isNod(readings) && !text.includes('?')) return null
  const guess = findIn(readings, 'hints')
  if (!guess) return null
  const topics = readings
    .flatMap((reading) => matching(reading, 'hints').map(topicOfMatter))
    .filter((topic) => topic !== 'default')
  const [first, second] = new Set(topics)
  return first && second ? { ...guess, choices: [first, second] } : guess
}

/** Maximum number of words in a question without a question word, such as 'opening hours'. */
const bareWords = 2

/**
 * Returns the matters of a message's separate questions, at most one per topic, urgent ones first.
 * A part of the message counts as a question if it begins like one, or if all parts have at most
 * `bareWords` words.
 */
function questionsIn(text: string, languages: readonly ChatLanguage[]): ChatMatter[] {
  const parts = messageParts(text, languages)
  const isBare = parts.every((part) => part.split(' ').length <= bareWords)
  const matters = parts
    .filter((part) => isBare || languages.some((language) => asks(part, language)))
    .flatMap((part) => surelyIn(readingsOf(part, languages))?.answer ?? [])
    .filter(isMatter)
  const byTopic = new Map(matters.map((matter) => [topicOfMatter(matter), matter] as const))
  byTopic.delete('default')
  if (matters.some(tellsPrice)) byTopic.delete('price')
  return [...byTopic.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

function messageParts(text: string, languages: readonly ChatLanguage[]): string[] {
  return languages.reduce(
    (parts, language) => parts.flatMap((part) => partsOfMessage(part, language)),
    [text],
  )
}

/** A full stop also ends an abbreviation (`pr.`), so it ends a sentence only after four letters. */
const sentenceEnd = /[?!;,\n]+|(?<=\p{L}{4})\.(?=\s|$)/u

function partsOfMessage(text: string, { spelling, joints }: ChatLanguage): string[] {
  return (
    text
      .split(sentenceEnd)
      // Splits at joints before removing accents, because Italian 'è' (is) isn't 'e' (and).
      .flatMap((sentence) => ` ${sentence.toLowerCase()} `.replace(joints, ' ,').split(','))
      .map((part) => chatKey(part, spelling))
      .filter((part) => part !== '')
  )
}

/**
 * True for a message with thanks and praise that asks for nothing.
 * For example, 'Thanks, we have our bags back, great service'.
 */
function isGoodbye(
  text: string,
  readings: readonly Reading[],
  languages: readonly ChatLanguage[],
): boolean {
  if (text.includes('?') || !readings.some(({ thanks }) => thanks)) return false
  if (!readings.some(isPraising)) return false
  return messageParts(text, languages).every((part) => isSettled(part, languages))
}

function isSettled(part: string, languages: readonly ChatLanguage[]): boolean {
  const readings = readingsOf(part, languages)
  if (isNod(readings)) return true
  const unpraised = readings.map(withoutPraise)
  if (unpraised.some(({ rest, language }) => asks(rest.trim(), language))) return false
  const isPraise = readings.some(isPraising)
  const found = surelyIn(isPraise ? unpraised : readings)
  return found === null || (isPraise && !isRequest(found.answer))
}

function asks(part: string, { asks, greetings }: ChatLanguage): boolean {
  return asks.test(` ${part} `.replace(greetings, ''))
}

const topicPlaces: readonly (ChatTopic | 'default')[] = chatTopics

/** Returns a sort key: urgent matters first, then by topic. */
function placeOf(matter: ChatMatter): number {
  return isUrgent(matter) ? -1 : topicPlaces.indexOf(topicOfMatter(matter))
}

function courtesyIn(readings: readonly Reading[], text: string): 'thanks' | 'greeting' | 'default' {
  if (readings.some(({ thanks }) => thanks) && !text.includes('?')) return 'thanks'
  if (text.trim() === '') return 'default'
  if (readings.some(({ rest }) => rest.trim() === '')) return 'greeting'
  return isNod(readings) ? 'thanks' : 'default'
}

function isNod(readings: readonly Reading[]): boolean {
  return readings.some(({ language, rest }) => rest.replace(language.nods, '').trim() === '')
}

interface Reading {
  language: ChatLanguage
  rest: string
  slipped: boolean
  thanks: boolean
}

function read(key: string, mended: string, language: ChatLanguage): Reading {
  const greeted = ` ${mended} `.replace(language.greetings, '')
  const rest = greeted.replace(language.thanks, '')
  return { language, rest, slipped: mended !== key, thanks: rest !== greeted }
}

function withoutCircumstances(reading: Reading): Reading {
  return { ...reading, rest: reading.rest.replace(reading.language.circumstances, '') }
}

function isPraising(reading: Reading): boolean {
  return withoutPraise(reading).rest !== reading.rest
}

function withoutPraise(reading: Reading): Reading {
  return { ...reading, rest: reading.rest.replace(reading.language.praise, '') }
}

function matching({ language, rest }: Reading, strength: Strength): ChatMatter[] {
  return readingOrder.filter((matter) => language.matters[strength].get(matter)?.test(rest))
}

function findIn(readings: readonly Reading[], strength: Strength): Answered | null {
  for (const reading of readings) {
    const [answer] = matching(reading, strength)
    if (answer) return { answer, guessed: reading.slipped || strength === 'hints' }
  }
  return null
}
