import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import { answerIn, languageFrom } from '../../../../../web/guest/chat/language/chat-reading.ts'
import { da } from '../../../../../web/guest/chat/language/chat-words-da.ts'
import { en } from '../../../../../web/guest/chat/language/chat-words-en.ts'

/** The words of a Danish page: its own language and English. */
const [danish, english] = [languageFrom(da), languageFrom(en)]

describe('a chat page with the words of its own language and of English', () => {
  it.each(['hvad koster det', 'how much is it', 'hej', 'tak', 'qwertz', ''])(
    'answers %j as if it knew every language',
    (text) => {
      expect(answerIn(text, danish, english)).toEqual(answerTo(text, 'da'))
    },
  )

  it('does not understand a third language', () => {
    expect(answerIn('sa kushton', danish, english).answer).toBe('default')
    expect(answerTo('sa kushton', 'sq').answer).not.toBe('default')
  })
})

describe('a circumstance in a question', () => {
  it.each([
    ['can we collect after dinner around 10pm', 'hours'],
    ['can i leave my bike while i have lunch', 'oddItems'],
    ['who do i call if the bus is late', 'contact'],
  ] as const)('does not decide the answer to “%s”', (text, answer) => {
    expect(answerTo(text, 'en').answer).toBe(answer)
  })

  it('decides the answer if nothing else is said', () => {
    expect(answerTo('what if the bus is late', 'en').answer).toBe('hours')
  })
})
