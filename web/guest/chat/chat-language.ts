import { defaultLocale, type Locale } from '../../../domain/business/locales.ts'
import { knownOpeningTimes } from '../../opening-hours/opening-times.ts'
import type { ChatWords } from './language/chat-patterns.ts'
import {
  type Answered,
  answerIn,
  type ChatLanguage,
  languageFrom,
} from './language/chat-reading.ts'
import type { Quoted } from './quote/quoted.ts'

/** Imported one by one, because visitors only need English and the language of the page. */
const words: Record<Locale, () => Promise<ChatWords>> = {
  en: () => import('./language/chat-words-en.ts').then(({ en }) => en),
  sq: () => import('./language/chat-words-sq.ts').then(({ sq }) => sq),
  it: () => import('./language/chat-words-it.ts').then(({ it }) => it),
  de: () => import('./language/chat-words-de.ts').then(({ de }) => de),
  fr: () => import('./language/chat-words-fr.ts').then(({ fr }) => fr),
  es: () => import('./language/chat-words-es.ts').then(({ es }) => es),
  da: () => import('./language/chat-words-da.ts').then(({ da }) => da),
}

const known = new Map<Locale, Promise<ChatLanguage>>()

function languageOf(locale: Locale): Promise<ChatLanguage> {
  const coming = known.get(locale)
  if (coming) return coming
  const language = words[locale]().then(languageFrom)
  known.set(locale, language)
  language.catch(() => known.delete(locale))
  return language
}

const loadQuotes = () => import('./quote/quoted.ts')

export function prepareLanguage(locale: Locale): void {
  for (const one of [locale, defaultLocale]) languageOf(one).catch(() => {})
  loadQuotes().catch(() => {})
}

export interface QuotedAnswer extends Answered {
  /** `null` if no stay is quoted. */
  quoted?: Quoted | null
}

/** Throws if a script can't be loaded. */
export async function answerInLanguage(text: string, locale: Locale): Promise<QuotedAnswer> {
  const [own, english, { quotedWith }] = await Promise.all([
    languageOf(locale),
    languageOf(defaultLocale),
    loadQuotes(),
  ])
  const answered = answerIn(text, own, english)
  const quoted = quotedWith(answered.answer, text, locale, new Date(), knownOpeningTimes())
  // If the quote is the whole answer, the same suggestions follow as after the answer `price`.
  const whole = { answer: 'price', guessed: false, partial: false } as const
  return { ...answered, ...(quoted?.isWhole && whole), quoted }
}
