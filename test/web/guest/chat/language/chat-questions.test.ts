import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../../domain/business/locales.ts'
import { replyTo } from '../../../../../web/guest/chat/language/chat.ts'
import type { ChatReply } from '../../../../../web/guest/chat/language/chat-topics.ts'

type Questions = Record<Locale, { q: string; ok: ChatReply[] }[]>

/** As people type them on a phone, with typos; each with the replies that fit. */
const files = {
  'common questions': 'chat-questions.json',
  'rare questions, or in other words': 'chat-questions-more.json',
}

/** Per 100 questions in a language. */
const leastRight = 95

const found = Object.entries(files).flatMap(([title, file]) => {
  const questions: Questions = JSON.parse(
    readFileSync(`test/web/guest/chat/language/${file}`, 'utf8'),
  )
  return locales.map((locale) => {
    const wrong = questions[locale].flatMap(({ q, ok }) => {
      const reply = replyTo(q, locale)
      return ok.includes(reply) ? [] : [`${q} → ${reply}, not ${ok.join(' or ')}`]
    })
    const count = questions[locale].length
    return { title, locale, count, wrong, right: (100 * (count - wrong.length)) / count }
  })
})

console.table(
  found.map(({ title, locale, count, right }) => ({
    questions: title,
    locale,
    count,
    'right of 100': right.toFixed(1),
  })),
)

describe('chat questions', () => {
  it.each(found)('$title: at least 95 of 100 in $locale get a fitting reply', (language) => {
    expect(language.count).toBeGreaterThanOrEqual(55)
    expect(language.right, language.wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
  })
})
