import { chatKeywords } from './chat-keywords.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { textKey } from './search-key.ts'

/** What the assistant can talk about. The first whose words stand in a message answers it (section 4). */
export const chatTopics = [
  'price',
  'hours',
  'booking',
  'safety',
  'location',
  'contact',
  'items',
  'payment',
  'nearby',
  'special',
] as const

export type ChatTopic = (typeof chatTopics)[number]

/** What it can say: to greet, about a topic, or when it has understood nothing. */
export type ChatReply = ChatTopic | 'welcome' | 'default'

export type FollowUps = readonly [ChatTopic, ChatTopic, ChatTopic, ChatTopic]

/** Four more questions after every reply, each named by the topic that it leads to. */
export const followUps: Record<ChatReply, FollowUps> = {
  welcome: ['price', 'hours', 'booking', 'location'],
  price: ['booking', 'payment', 'hours', 'items'],
  hours: ['location', 'price', 'booking', 'special'],
  booking: ['price', 'payment', 'hours', 'special'],
  safety: ['items', 'price', 'location', 'booking'],
  location: ['hours', 'nearby', 'contact', 'price'],
  contact: ['hours', 'location', 'booking', 'special'],
  items: ['price', 'safety', 'special', 'booking'],
  payment: ['booking', 'price', 'safety', 'contact'],
  nearby: ['location', 'hours', 'price', 'booking'],
  special: ['contact', 'booking', 'items', 'hours'],
  default: ['price', 'location', 'booking', 'safety'],
}

/** The topic of a message, which may be in the page's language or in English; `null` when it has none. */
export function topicOf(text: string, locale: Locale): ChatTopic | null {
  const key = chatKey(text)
  const languages = new Set([locale, defaultLocale])
  return (
    chatTopics.find((topic) =>
      [...languages].some((language) => patternOf(topic, language).test(key)),
    ) ?? null
  )
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

function patternOf(topic: ChatTopic, locale: Locale): RegExp {
  const name = `${locale} ${topic}`
  const known = patterns.get(name)
  if (known) return known
  const words = chatKeywords[locale][topic].split(',').map((word) => wordPattern(word.trim()))
  const pattern = new RegExp(words.join('|'), 'u')
  patterns.set(name, pattern)
  return pattern
}

/** `key` is that word alone, `key*` what begins with it, `*key*` what has it anywhere. */
function wordPattern(keyword: string): string {
  const start = keyword.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}])'
  const end = keyword.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'
  return start + keyword.replaceAll('*', '').replace(/[?+.$()]/g, '\\$&') + end
}
