import { describe, expect, it } from 'vitest'
import { spellingOf } from '../../../../../web/guest/chat/language/chat-key.ts'
import { patternOf } from '../../../../../web/guest/chat/language/chat-patterns.ts'

const spelling = spellingOf('', '')
const finds = (keywords: string, key: string) => patternOf(keywords, spelling).test(` ${key} `)

describe('a keyword pattern of the chat', () => {
  it.each([
    ['bus', 'the bus stop', 'the buses'],
    ['book*', 'booking', 'facebook'],
    ['*koffer', 'reisekoffer', 'koffern'],
    ['what time', 'at what time', 'what is the time'],
    ['at #', 'at 10', 'at ten'],
    ['#h*', '22h', 'h22'],
    ['pick .. at', 'pick my two bags up at 9', 'pick a b c d e f at 9'],
    ['pick .. up', 'pick up', 'pick it'],
    ['(drop/pick) (up/off)', 'drop off', 'drop it off'],
    ['how much !(time/space)', 'how much is it', 'how much time'],
    ['!(mail/email) address', 'your address', 'your email address'],
  ])('%s matches “%s”, not “%s”', (keyword, inside, outside) => {
    expect(finds(keyword, inside)).toBe(true)
    expect(finds(keyword, outside)).toBe(false)
  })

  it('matches if one of the listed keywords does', () => {
    expect(finds('taxi, cab', 'a cab please')).toBe(true)
    expect(finds('taxi, cab', 'a cabin please')).toBe(false)
  })
})
