import { describe, expect, it } from 'vitest'
import { writtenOut } from '../../../../../web/guest/chat/language/chat-short-forms.ts'

describe('what is typed in haste', () => {
  it.each([
    ['hva koster det', 'hvad koster det', 'da'],
    ['c orar keni', 'cfare orar keni', 'sq'],
    ['jpeux payer', 'je peux payer', 'fr'],
    ['can u help', 'can you help', 'en'],
  ] as const)('%j is %j (%s)', (typed, meant, locale) => {
    expect(writtenOut(typed, locale)).toBe(meant)
  })

  it('is meant by the keywords too, but for part of a word', () => {
    expect(writtenOut('(hva/hvad) koster, ta*, *ta', 'da')).toBe('(hvad/hvad) koster, ta*, *ta')
  })

  it('means in a language what it means there', () => {
    expect(writtenOut('hva c ca', 'it')).toBe('hva c ca')
  })
})
