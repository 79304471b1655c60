import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../domain/business/locales.ts'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import {
  type ChatAnswer,
  isMatter,
  topicOfMatter,
} from '../../../../../web/guest/chat/language/chat-topics.ts'

interface Question {
  q: string
  /** `default` stands for each matter that the office can't answer. */
  answer: ChatAnswer
}

const folder = 'test/web/guest/chat/language'

/**
 * Sentences in families: in trouble, lost or missing, not ours, changing, coming without a booking, and questions that
 * share words with another topic.
 */
const families = readdirSync(folder)
  .filter((file) => /^chat-families-.*\.json$/.test(file))
  .flatMap((file): [string, Question[]][] =>
    Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )

function plain(answer: ChatAnswer): ChatAnswer {
  return isMatter(answer) && topicOfMatter(answer) === 'default' ? 'default' : answer
}

describe.each(families)('families of sentences in %s', (locale, questions) => {
  it.each(questions)('$q', ({ q, answer }) => {
    const answered = answerTo(q, locale as Locale)
    expect([answered.answer, plain(answered.answer)]).toContain(answer)
    expect(answered.also).toBeUndefined()
    expect(answered.choices).toBeUndefined()
  })
})
