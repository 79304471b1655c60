import type { ChatWords } from '../../../domain/chat-patterns.ts'
import {
  type Answered,
  answerIn,
  type ChatLanguage,
  languageFrom,
} from '../../../domain/chat-reading.ts'
import { defaultLocale, type Locale } from '../../../domain/locales.ts'

/** Each by itself: a visitor waits for the words of one language, and of English, which all may write. */
const words: Record<Locale, () => Promise<ChatWords>> = {
  en: () => import('../../../domain/chat-words-en.ts').then(({ en }) => en),
  sq: () => import('../../../domain/chat-words-sq.ts').then(({ sq }) => sq),
  it: () => import('../../../domain/chat-words-it.ts').then(({ it }) => it),
  de: () => import('../../../domain/chat-words-de.ts').then(({ de }) => de),
  fr: () => import('../../../domain/chat-words-fr.ts').then(({ fr }) => fr),
  es: () => import('../../../domain/chat-words-es.ts').then(({ es }) => es),
  da: () => import('../../../domain/chat-words-da.ts').then(({ da }) => da),
}

let languages: { own: ChatLanguage; english: ChatLanguage } | undefined

/** Brings the words of the page's language; the assistant opens once they are there. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const [own, english] = await Promise.all(
    [locale, defaultLocale].map(async (one) => languageFrom(await words[one](), one)),
  )
  if (own && english) languages = { own, english }
}

/** What a message is answered with. */
export function answerTo(text: string): Answered {
  if (!languages) throw new Error('The assistant has no words yet.')
  return answerIn(text, languages.own, languages.english)
}
