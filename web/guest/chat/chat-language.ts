import { defaultLocale, type Locale } from '../../../domain/business/locales.ts'
import type { ChatWords } from './language/chat-patterns.ts'
import {
  type Answered,
  answerIn,
  type ChatLanguage,
  languageFrom,
} from './language/chat-reading.ts'

/** Each by itself: a visitor waits for the words of one language, and of English, which all may write. */
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

/** A language with its words; asked for again where they did not come. */
function languageOf(locale: Locale): Promise<ChatLanguage> {
  const coming = known.get(locale)
  if (coming) return coming
  const language = words[locale]().then((all) => languageFrom(all, locale))
  known.set(locale, language)
  language.catch(() => known.delete(locale))
  return language
}

/** Fetches the words of a page's language, so that the first answer need not wait for them. */
export function prepareLanguage(locale: Locale): void {
  for (const one of [locale, defaultLocale]) languageOf(one).catch(() => {})
}

/** What a message is answered with. Throws where the words can't be fetched. */
export async function answerInLanguage(text: string, locale: Locale): Promise<Answered> {
  const [own, english] = await Promise.all([languageOf(locale), languageOf(defaultLocale)])
  return answerIn(text, own, english)
}
