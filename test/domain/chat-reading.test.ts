import { describe, expect, it } from 'vitest'
import { answerTo } from '../../domain/chat.ts'
import { answerIn, languageFrom } from '../../domain/chat-reading.ts'
import { da } from '../../domain/chat-words-da.ts'
import { en } from '../../domain/chat-words-en.ts'

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
