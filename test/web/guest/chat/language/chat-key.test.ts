import { describe, expect, it } from 'vitest'
import { chatKey } from '../../../../../web/guest/chat/language/chat-key.ts'

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
    expect(chatKey(text, locale)).toBe(key)
  })

  it('keeps a year and a phone number whole', () => {
    expect(chatKey('in 2019, call 069 000 0000', 'en')).toBe('in 2019 call 069 000 0000')
  })
})
