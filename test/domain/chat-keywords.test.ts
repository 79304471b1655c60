import { describe, expect, it } from 'vitest'
import { chatKeywords } from '../../domain/chat-keywords.ts'
import { type ChatDetail, chatDetails, chatTopics } from '../../domain/chat-topics.ts'
import { locales } from '../../domain/locales.ts'
import { textKey } from '../../domain/search-key.ts'

const details = Object.keys(chatDetails) as ChatDetail[]
const lists = locales.flatMap((locale) =>
  [...chatTopics, ...details].map(
    (matter) => [locale, matter, chatKeywords[locale][matter].split(', ')] as const,
  ),
)

describe('the words that the assistant knows', () => {
  it.each(lists)('%s, %s: are written as a message is read, each once', (_, __, words) => {
    expect(words.map(textKey)).toEqual(words)
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^\*?[a-z0-9][a-z0-9 .'/-]*\*?$/)
  })

  it.each(lists)('%s, %s: are several', (_, matter, words) => {
    expect(words.length).toBeGreaterThanOrEqual(matter in chatDetails ? 3 : 6)
  })
})
