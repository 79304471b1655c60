import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replyTo } from '../../domain/chat.ts'
import type { ChatReply } from '../../domain/chat-topics.ts'
import { type Locale, locales } from '../../domain/locales.ts'

/** As people type them on a phone, slips and all, each with the replies that fit it. */
const questions: Record<Locale, { q: string; ok: ChatReply[] }[]> = JSON.parse(
  readFileSync('test/domain/chat-questions.json', 'utf8'),
)

/** Of 100 questions in a language. */
const leastRight = 95

const found = locales.map((locale) => {
  const wrong = questions[locale].flatMap(({ q, ok }) => {
    const reply = replyTo(q, locale)
    return ok.includes(reply) ? [] : [`${q} → ${reply}, not ${ok.join(' or ')}`]
  })
  const asked = questions[locale].length
  return { locale, asked, wrong, right: (100 * (asked - wrong.length)) / asked }
})

console.table(
  found.map(({ locale, asked, right }) => ({ locale, asked, 'right of 100': right.toFixed(1) })),
)

describe('the questions that travellers type', () => {
  it.each(found)('in $locale get a fitting answer 95 times of 100', ({ asked, wrong, right }) => {
    expect(asked).toBeGreaterThanOrEqual(55)
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
  })
})
