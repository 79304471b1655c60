import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../../../domain/business/locales.ts'
import { replyTo } from '../../../../../web/guest/chat/language/chat.ts'
import type { ChatReply } from '../../../../../web/guest/chat/language/chat-topics.ts'

type Questions = Record<Locale, { q: string; ok: ChatReply[] }[]>

/** As people type them on a phone, slips and all, each with the replies that fit it. */
const files = {
  'that travellers type': 'chat-questions.json',
  'that are asked seldom, or put in other words': 'chat-questions-more.json',
}

/** Of 100 questions in a language. */
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
    const asked = questions[locale].length
    return { title, locale, asked, wrong, right: (100 * (asked - wrong.length)) / asked }
  })
})

console.table(
  found.map(({ title, locale, asked, right }) => ({
    questions: title,
    locale,
    asked,
    'right of 100': right.toFixed(1),
  })),
)

describe('the questions', () => {
  it.each(found)('$title, in $locale, get a fitting answer 95 times of 100', (language) => {
    expect(language.asked).toBeGreaterThanOrEqual(55)
    expect(language.right, language.wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
  })
})
