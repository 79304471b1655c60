import { chatKeywords } from './chat-keywords.ts'
import {
  type ChatDetail,
  type ChatReply,
  type ChatTopic,
  chatDetails,
  chatTopics,
} from './chat-topics.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { textKey } from './search-key.ts'

/** The topic of a message, which may be in the page's language or in English; `null` when it has none. */
export function topicOf(text: string, locale: Locale): ChatTopic | null {
  return chatTopics.find((topic) => speaksOf(topic, text, locale)) ?? null
}

/** What a message is answered with: its topic's answer, or that of the detail that it names. */
export function replyTo(text: string, locale: Locale): ChatReply {
  const topic = topicOf(text, locale)
  if (!topic) return 'default'
  return detailsOf(topic).find((detail) => speaksOf(detail, text, locale)) ?? topic
}

function detailsOf(topic: ChatTopic): ChatDetail[] {
  const details = Object.keys(chatDetails) as ChatDetail[]
  return details.filter((detail) => chatDetails[detail] === topic)
}

function speaksOf(matter: ChatTopic | ChatDetail, text: string, locale: Locale): boolean {
  const key = chatKey(text)
  const languages = new Set([locale, defaultLocale])
  return [...languages].some((language) => patternOf(matter, language).test(key))
}

/** A message as the keywords are written: lower case, no accents, and letters that have none spelled out. */
function chatKey(text: string): string {
  return textKey(text)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’‘`´]/g, "'")
}

const patterns = new Map<string, RegExp>()

function patternOf(matter: ChatTopic | ChatDetail, locale: Locale): RegExp {
  const name = `${locale} ${matter}`
  const known = patterns.get(name)
  if (known) return known
  const matters = matter in chatDetails ? [matter] : [matter, ...detailsOf(matter as ChatTopic)]
  const words = matters.flatMap((one) => chatKeywords[locale][one].split(','))
  const pattern = new RegExp(words.map((word) => wordPattern(word.trim())).join('|'), 'u')
  patterns.set(name, pattern)
  return pattern
}

/** `key` is that word alone, `key*` what begins with it, `*key*` what has it anywhere. */
function wordPattern(keyword: string): string {
  const start = keyword.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}])'
  const end = keyword.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'
  return start + keyword.replaceAll('*', '').replace(/[?+.$()]/g, '\\$&') + end
}
