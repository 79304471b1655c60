import { defaultLocale, type Locale } from '../../../domain/business/locales.ts'
import type { ChatWords } from './language/chat-patterns.ts'
import {
  type Answered,
  answerIn,
  type ChatLanguage,
  languageFrom,
} from './language/chat-reading.ts'

/**
 * Imports one language at a time.
 * Visitors load the page's language and English, because anyone may write in English.
 */
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

export function prepareLanguage(locale: Locale): void {
  for (const one of [locale, defaultLocale]) languageOf(one).catch(() => {})
}

/** Throws if the words can't be loaded. */
export async function answerInLanguage(text: string, locale: Locale): Promise<Answered> {
  const [own, english] = await Promise.all([languageOf(locale), languageOf(defaultLocale)])
  return answerIn(text, own, english)
}
