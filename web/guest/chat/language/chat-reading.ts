import type { Locale } from '../../../../domain/business/locales.ts'
import { chatKey } from './chat-key.ts'
import { type ChatWords, patternOf } from './chat-patterns.ts'
import { mended, type Vocabulary, vocabularyOf } from './chat-slips.ts'
import { type ChatAnswer, type ChatMatter, readingOrder } from './chat-topics.ts'

/** `guessed`: only `hints` matched, or the spelling was corrected. */
export interface Answered {
  answer: ChatAnswer
  guessed: boolean
}

export interface ChatLanguage {
  locale: Locale
  greetings: RegExp
  thanks: RegExp
  nods: RegExp
  beside: RegExp
  circumstances: RegExp
  phrases: ReadonlyMap<ChatMatter, RegExp>
  words: ReadonlyMap<ChatMatter, RegExp>
  hints: ReadonlyMap<ChatMatter, RegExp>
  vocabulary: Vocabulary
}

export function languageFrom(all: ChatWords, locale: Locale): ChatLanguage {
  const { greetings, thanks, nods, beside, circumstances, phrases, words, hints, ordinary } = all
  const keywords = [
    greetings,
    thanks,
    nods,
    beside,
    circumstances,
    ...Object.values(phrases),
    ...Object.values(words),
    ...Object.values(hints),
  ].join()
  return {
    locale,
    greetings: patternOf(greetings, locale, 'gu'),
    thanks: patternOf(thanks, locale, 'gu'),
    nods: patternOf(nods, locale, 'gu'),
    beside: patternOf(beside, locale),
    circumstances: patternOf(circumstances, locale, 'gu'),
    phrases: patternsOf(phrases, locale),
    words: patternsOf(words, locale),
    hints: patternsOf(hints, locale),
    vocabulary: vocabularyOf(keywords, ordinary, locale),
  }
}

function patternsOf(lists: Partial<Record<ChatMatter, string>>, locale: Locale) {
  const entries = Object.entries(lists) as [ChatMatter, string][]
  return new Map(entries.map(([matter, words]) => [matter, patternOf(words, locale)] as const))
}

export function answerIn(text: string, own: ChatLanguage, english: ChatLanguage): Answered {
  const readings =
    own.locale === english.locale
      ? [read(text, own)]
      : [read(text, own, english), read(text, english, own)]
  const said = findIn(readings, 'phrases')
  if (said) return said
  if (readings.some(({ language, rest }) => language.beside.test(rest))) {
    return { answer: 'default', guessed: false }
  }
  const found =
    findIn(readings.map(withoutCircumstances), 'words') ??
    findIn(readings, 'words') ??
    // Ignore hints in a mere reaction: 'Thanks, until tomorrow' doesn't ask for hours.
    (isNod(readings) && !text.includes('?') ? null : findIn(readings, 'hints'))
  if (found) return found
  return { answer: courtesyIn(readings, text), guessed: false }
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

function read(text: string, language: ChatLanguage, other?: ChatLanguage): Reading {
  const key = chatKey(text, language.locale)
  const right = mended(key, language.vocabulary, other?.vocabulary)
  const greeted = ` ${right} `.replace(language.greetings, '')
  const rest = greeted.replace(language.thanks, '')
  return { language, rest, slipped: right !== key, thanks: rest !== greeted }
}

function withoutCircumstances(reading: Reading): Reading {
  return { ...reading, rest: reading.rest.replace(reading.language.circumstances, '') }
}

function findIn(readings: readonly Reading[], by: 'phrases' | 'words' | 'hints'): Answered | null {
  for (const { language, rest, slipped } of readings) {
    const answer = readingOrder.find((matter) => language[by].get(matter)?.test(rest))
    if (answer) return { answer, guessed: slipped || by === 'hints' }
  }
  return null
}
