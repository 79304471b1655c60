import { describe, expect, it } from 'vitest'
import { answerTo } from '../../../../../web/guest/chat/language/chat.ts'
import {
  isOneLetterOff,
  isSwapped,
  mended,
  vocabularyOf,
} from '../../../../../web/guest/chat/language/chat-slips.ts'

const vocabulary = vocabularyOf('open, address*, reserv*, *koffer, *kamera*', 'reverse', 'de')

describe('slips of the pen', () => {
  it.each([
    ['swapped letters', 'opne', 'open'],
    ['a letter doubled', 'oppen', 'open'],
    ['a letter of a pair left out', 'adresses', 'addresses'],
    ['a wrong letter', 'addrass', 'address'],
    ['a missing letter', 'adress', 'address'],
    ['a letter too many', 'addrness', 'address'],
    ['a slip at the beginning of a longer word', 'resrevation', 'reservation'],
    ['a slip at the end of a compound', 'kofffer', 'koffer'],
    ['a slip within a compound', 'kamraen', 'kameraen'],
  ])('%s is put right: %s', (_, typed, meant) => {
    expect(mended(typed, vocabulary)).toBe(meant)
  })

  it.each([
    ['two slips', 'adrss'],
    ['one wrong letter in a short word', 'oven'],
    ['a missing letter in a short word', 'opn'],
    ['another first letter', 'eddress'],
    ['letters swapped over a third', 'oenp'],
    ['an ordinary word', 'reverse'],
    ['a number', '1234'],
  ])('%s is left: %s', (_, typed) => {
    expect(mended(typed, vocabulary)).toBe(typed)
  })

  it('are swapped neighbours or one of a pair, from four letters on', () => {
    expect(isSwapped('mcuh', 'much')).toBe(true)
    expect(isSwapped('hmuc', 'much')).toBe(false)
    expect(isSwapped('cancelar', 'cancellar')).toBe(true)
    expect(isSwapped('cancelar', 'cancetlar')).toBe(false)
    expect(isSwapped('sua', 'usa')).toBe(false)
  })

  it('are one letter, from six letters on, and not the first', () => {
    expect(isOneLetterOff('suitcse', 'suitcase')).toBe(true)
    expect(isOneLetterOff('suicse', 'suitcase')).toBe(false)
    expect(isOneLetterOff('pecket', 'packet')).toBe(true)
    expect(isOneLetterOff('rocket', 'packet')).toBe(false)
    expect(isOneLetterOff('jacket', 'packet')).toBe(false)
    expect(isOneLetterOff('price', 'prize')).toBe(false)
  })
})

describe('an answer to a question with a slip', () => {
  it.each([
    ['en', 'whats ur adress', 'location'],
    ['en', 'do i get a recipt', 'safety'],
    ['en', 'is my suitcse safe', 'safety'],
    ['en', 'availabilty on friday', 'booking'],
    ['en', 'lokcers?', 'watching'],
    ['it', 'cancelazione', 'cancelling'],
    ['de', 'bus zum flughaven', 'rides'],
    ['fr', 'une pousette', 'items'],
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
  ] as const)('in %s is none for “%s”, which is next to %s', (locale, text, _) => {
    expect(answerTo(text, locale).answer).toBe('default')
  })

  it('says that it is a guess', () => {
    expect(answerTo('whats ur adress', 'en').guessed).toBe(true)
    expect(answerTo('whats ur address', 'en').guessed).toBe(false)
  })
})
