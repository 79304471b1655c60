import { chatKey } from './chat-key.ts'
import { patternOf } from './chat-patterns.ts'
import { mended, vocabularyOf } from './chat-slips.ts'
import {
  type ChatAnswer,
  type ChatMatter,
  type ChatReply,
  type ChatTopic,
  readingOrder,
  replyOf,
  topicOfMatter,
} from './chat-topics.ts'
import { chatWords } from './chat-words.ts'
import { defaultLocale, type Locale } from './locales.ts'

/** How a message is answered; `guessed` where it was understood only by a hint, or by putting slips right. */
export interface Answered {
  answer: ChatAnswer
  guessed: boolean
}

/** What a message is answered with, which may be in the page's language or in English. */
export function answerTo(text: string, locale: Locale): Answered {
  const readings =
    locale === defaultLocale
      ? [read(text, locale)]
      : [read(text, locale, defaultLocale), read(text, defaultLocale, locale)]
  const found = findIn(readings, 'words') ?? findIn(readings, 'hints')
  if (found) return found
  if (readings.some(({ thanks }) => thanks)) return { answer: 'thanks', guessed: false }
  const greeted = readings.some(({ rest }) => rest.trim() === '') && text.trim() !== ''
  return { answer: greeted ? 'greeting' : 'default', guessed: false }
}

/** The kind of answer that a message gets. */
export function replyTo(text: string, locale: Locale): ChatReply {
  return replyOf(answerTo(text, locale).answer)
}

/** The topic of a message; `null` when it has none. */
export function topicOf(text: string, locale: Locale): ChatTopic | null {
  const { answer } = answerTo(text, locale)
  return isMatter(answer) ? topicOfMatter(answer) : null
}

function isMatter(answer: ChatAnswer): answer is ChatMatter {
  return (readingOrder as readonly ChatAnswer[]).includes(answer)
}

/** A message in one language, without the greetings and thanks around what it asks. */
interface Reading {
  language: Language
  rest: string
  slipped: boolean
  thanks: boolean
}

function read(text: string, locale: Locale, other?: Locale): Reading {
  const language = languageOf(locale)
  const key = chatKey(text, locale)
  const right = mended(key, language.vocabulary, other && languageOf(other).vocabulary)
  const greeted = ` ${right} `.replace(language.greetings, '')
  const rest = greeted.replace(language.thanks, '')
  return { language, rest, slipped: right !== key, thanks: rest !== greeted }
}

function findIn(readings: readonly Reading[], by: 'words' | 'hints'): Answered | null {
  for (const { language, rest, slipped } of readings) {
    const answer = readingOrder.find((matter) => language[by].get(matter)?.test(rest))
    if (answer) return { answer, guessed: slipped || by === 'hints' }
  }
  return null
}

/** A language's words, ready to search with. */
interface Language {
  greetings: RegExp
  thanks: RegExp
  words: ReadonlyMap<ChatMatter, RegExp>
  hints: ReadonlyMap<ChatMatter, RegExp>
  vocabulary: ReturnType<typeof vocabularyOf>
}

const languages = new Map<Locale, Language>()

function languageOf(locale: Locale): Language {
  const known = languages.get(locale)
  if (known) return known
  const { greetings, thanks, words, hints, ordinary } = chatWords[locale]
  const all = [greetings, thanks, ...Object.values(words), ...Object.values(hints)].join()
  const language = {
    greetings: patternOf(greetings, locale, 'gu'),
    thanks: patternOf(thanks, locale, 'gu'),
    words: patternsOf(words, locale),
    hints: patternsOf(hints, locale),
    vocabulary: vocabularyOf(all, ordinary, locale),
  }
  languages.set(locale, language)
  return language
}

function patternsOf(lists: Partial<Record<ChatMatter, string>>, locale: Locale) {
  const entries = Object.entries(lists) as [ChatMatter, string][]
  return new Map(entries.map(([matter, words]) => [matter, patternOf(words, locale)] as const))
}
