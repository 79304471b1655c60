import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import { spellingOf } from '../../../../../web/guest/chat/language/chat-key.ts'
import {
  isOneLetterOff,
  isSwapped,
  mended,
  vocabularyOf,
} from '../../../../../web/guest/chat/language/chat-slips.ts'

const vocabulary = vocabularyOf(
  'open, address*, reserv*, *koffer, *kamera*',
  'reverse',
  spellingOf('', ''),
)

describe("the chat's spelling correction", () => {
  it.each([
    ['swapped letters', 'opne', 'open'],
    ['a letter doubled', 'oppen', 'open'],
    ['a letter of a pair left out', 'adresses', 'addresses'],
    ['a wrong letter', 'addrass', 'address'],
    ['a missing letter', 'adress', 'address'],
    ['a letter too many', 'addrness', 'address'],
    ['a typo at the beginning of a longer word', 'resrevation', 'reservation'],
    ['a typo at the end of a compound', 'kofffer', 'koffer'],
    ['a typo within a compound', 'kamraen', 'kameraen'],
  ])('corrects %s: %s', (_, typed, meant) => {
    expect(mended(typed, vocabulary)).toBe(meant)
  })

  it.each([
    ['two typos', 'adrss'],
    ['one wrong letter in a short word', 'oven'],
    ['a missing letter in a short word', 'opn'],
    ['another first letter', 'eddress'],
    ['letters swapped over a third', 'oenp'],
    ['an ordinary word', 'reverse'],
    ['a number', '1234'],
  ])('leaves %s unchanged: %s', (_, typed) => {
    expect(mended(typed, vocabulary)).toBe(typed)
  })

  it('counts swapped neighbours and doubled letters as typos from four letters on', () => {
    expect(isSwapped('mcuh', 'much')).toBe(true)
    expect(isSwapped('hmuc', 'much')).toBe(false)
    expect(isSwapped('cancelar', 'cancellar')).toBe(true)
    expect(isSwapped('cancelar', 'cancetlar')).toBe(false)
    expect(isSwapped('sua', 'usa')).toBe(false)
  })

  it('counts one wrong letter as a typo from six letters on, but not the first', () => {
    expect(isOneLetterOff('suitcse', 'suitcase')).toBe(true)
    expect(isOneLetterOff('suicse', 'suitcase')).toBe(false)
    expect(isOneLetterOff('pecket', 'packet')).toBe(true)
    expect(isOneLetterOff('rocket', 'packet')).toBe(false)
    expect(isOneLetterOff('jacket', 'packet')).toBe(false)
    expect(isOneLetterOff('price', 'prize')).toBe(false)
  })
})

describe('the answer to a question with a typo', () => {
  it.each([
    ['en', 'whats ur adress', 'location'],
    ['en', 'do i get a recipt', 'invoice'],
    ['en', 'is my suitcse safe', 'safety'],
    ['en', 'availabilty on friday', 'booking'],
    ['en', 'lokcers?', 'watching'],
    ['it', 'cancelazione', 'cancelling'],
    ['de', 'bus zum flughaven', 'rides'],
    ['fr', 'une pousette', 'oddItems'],
    ['es', 'reemboslo', 'cancelling'],
    ['da', 'er i aabne nu, har i lukekt', 'hours'],
    ['sq', 'sa kushotn', 'price'],
  ] as const)('in %s: “%s” is %s', (locale, text, answer) => {
    expect(answerTo(text, locale).answer).toBe(answer)
  })

  it.each([
    ['es', 'porque', 'parque'],
    ['it', 'il quarto', 'quanto'],
    ['fr', 'chaque', 'cheque'],
    ['de', 'mitten', 'mieten'],
    ['da', 'havet', 'haevet'],
    ['en', 'stars', 'stairs'],
  ] as const)('in %s is the default for “%s”, which is close to %s', (locale, text, _) => {
    expect(answerTo(text, locale).answer).toBe('default')
  })

  it('is marked as a guess', () => {
    expect(answerTo('whats ur adress', 'en').guessed).toBe(true)
    expect(answerTo('whats ur address', 'en').guessed).toBe(false)
  })
})
