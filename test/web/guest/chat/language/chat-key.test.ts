import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../domain/business/locales.ts'
import { chatWords } from '../../../../../web/guest/chat/language/chat.ts'
import { chatKey, foldKey, spellingOf } from '../../../../../web/guest/chat/language/chat-key.ts'

const spellingIn = (locale: Locale) =>
  spellingOf(chatWords[locale].letters, chatWords[locale].shortForms)

describe('the key of a chat message', () => {
  it.each([
    ['  HOW  Much?? ', 'how much', 'en'],
    ['What’s the price', 'what s the price', 'en'],
    ['Où êtes-vous ?', 'ou etes vous', 'fr'],
    ['à 22:30 ou 22.30', 'a 22h ou 22h', 'fr'],
    ['I’ve $20 and £5', 'i ve dollar 20 and pound 5', 'en'],
    ['3€ pro Tag?', '3 euro pro tag', 'de'],
    ['heyyyy', 'hey', 'en'],
    ['Öffnungszeiten', 'offnungszeiten', 'de'],
    ['Oeffnungszeiten', 'offnungszeiten', 'de'],
    ['Schließfächer', 'schliessfacher', 'de'],
    ['aabent på søndag', 'abent pa sondag', 'da'],
    ['açık çanta', 'acık canta', 'sq'],
    ['hva koster det', 'hvad koster det', 'da'],
  ] as const)('%j is %j (%s)', (text, key, locale) => {
    expect(chatKey(text, spellingIn(locale))).toBe(key)
  })

  it('keeps a year and a phone number whole', () => {
    expect(chatKey('in 2019, call 069 000 0000', spellingIn('en'))).toBe(
      'in 2019 call 069 000 0000',
    )
  })
})

describe('short forms in a chat message', () => {
  it.each([
    ['hva koster det', 'hvad koster det', 'da'],
    ['c orar keni', 'cfare orar keni', 'sq'],
    ['jpeux payer', 'je peux payer', 'fr'],
    ['can u help', 'can you help', 'en'],
  ] as const)('%j is %j (%s)', (typed, meant, locale) => {
    expect(foldKey(typed, spellingIn(locale))).toBe(meant)
  })

  it('are written out in keywords too, but not in parts of words', () => {
    expect(foldKey('(hva/hvad) koster, ta*, *ta', spellingIn('da'))).toBe(
      '(hvad/hvad) koster, ta*, *ta',
    )
  })

  it('are written out only in their own language', () => {
    expect(foldKey('hva c ca', spellingIn('it'))).toBe('hva c ca')
  })
})
