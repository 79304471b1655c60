import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { describe, expect, it } from 'vitest'
import { defaultLocale, type Locale, locales } from '../../../../domain/business/locales.ts'
import { topicOf } from '../../../../web/guest/chat/language/chat.ts'
import { chatTopics } from '../../../../web/guest/chat/language/chat-topics.ts'

/** The suggested questions in a language, by the topic in their message context. */
async function questionsIn(locale: Locale): Promise<Map<string, string>> {
  const filename = `web/locales/${locale}/chat.po`
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale: defaultLocale,
    filename,
  })
  const named = Object.values(catalog).flatMap(({ context, message, translation }) => {
    const [, topic] = /^quick question: (\w+)$/.exec(context ?? '') ?? []
    return topic ? [[topic, translation || message || ''] as const] : []
  })
  return new Map(named)
}

describe.each(locales)('the suggested questions of the chat, in %s', async (locale) => {
  const questions = await questionsIn(locale)

  it.each(chatTopics)('are recognised as their own topic: %s', (topic) => {
    const question = questions.get(topic) ?? ''
    expect(question).not.toBe('')
    expect(topicOf(question, locale), question).toBe(topic)
  })
})
