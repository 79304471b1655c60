import { defaultLocale, type Locale } from '../../../../domain/business/locales.ts'
import type { ChatWords } from './chat-patterns.ts'
import { type Answered, answerIn, type ChatLanguage, languageFrom } from './chat-reading.ts'
import { type ChatReply, type ChatTopic, isMatter, replyOf, topicOfMatter } from './chat-topics.ts'
import { da } from './chat-words-da.ts'
import { de } from './chat-words-de.ts'
import { en } from './chat-words-en.ts'
import { es } from './chat-words-es.ts'
import { fr } from './chat-words-fr.ts'
import { it } from './chat-words-it.ts'
import { sq } from './chat-words-sq.ts'

// For tests, with the words of all languages. Pages use `chat-language.ts`.

export const chatWords: Record<Locale, ChatWords> = { en, sq, it, de, fr, es, da }

const languages = new Map<Locale, ChatLanguage>()

function languageOf(locale: Locale): ChatLanguage {
  const known = languages.get(locale)
  if (known) return known
  const language = languageFrom(chatWords[locale])
  languages.set(locale, language)
  return language
}

export function answerTo(text: string, locale: Locale): Answered {
  return answerIn(text, languageOf(locale), languageOf(defaultLocale))
}

export function replyTo(text: string, locale: Locale): ChatReply {
  return replyOf(answerTo(text, locale).answer)
}

export function topicOf(text: string, locale: Locale): ChatTopic | null {
  const { answer } = answerTo(text, locale)
  const topic = isMatter(answer) ? topicOfMatter(answer) : 'default'
  return topic === 'default' ? null : topic
}
