import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import { answerIn, languageFrom } from '../../../../../web/guest/chat/language/chat-reading.ts'
import { da } from '../../../../../web/guest/chat/language/chat-words-da.ts'
import { en } from '../../../../../web/guest/chat/language/chat-words-en.ts'

/** As a Danish page has them: the words of its own language, and of English. */
const [danish, english] = [languageFrom(da, 'da'), languageFrom(en, 'en')]

describe('a page with the words of its own language and of English', () => {
  it.each(['hvad koster det', 'how much is it', 'hej', 'tak', 'qwertz', ''])(
    'answers %j as the assistant does that knows every language',
    (text) => {
      expect(answerIn(text, danish, english)).toEqual(answerTo(text, 'da'))
    },
  )

  it('understands no third one', () => {
    expect(answerIn('sa kushton', danish, english).answer).toBe('default')
    expect(answerTo('sa kushton', 'sq').answer).not.toBe('default')
  })
})

describe('the occasion on which something is asked', () => {
  it.each([
    ['can we collect after dinner around 10pm', 'hours'],
    ['can i leave my bike while i have lunch', 'items'],
    ['who do i call if the bus is late', 'contact'],
  ] as const)('is not what “%s” is about', (text, answer) => {
    expect(answerTo(text, 'en').answer).toBe(answer)
  })

  it('is answered where nothing else is said', () => {
    expect(answerTo('what if the bus is late', 'en').answer).toBe('hours')
  })
})
