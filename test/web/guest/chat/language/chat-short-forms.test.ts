import { describe, expect, it } from 'vitest'
import { writtenOut } from '../../../../../web/guest/chat/language/chat-short-forms.ts'

describe('short forms in a chat message', () => {
  it.each([
    ['hva koster det', 'hvad koster det', 'da'],
    ['c orar keni', 'cfare orar keni', 'sq'],
    ['jpeux payer', 'je peux payer', 'fr'],
    ['can u help', 'can you help', 'en'],
  ] as const)('%j is %j (%s)', (typed, meant, locale) => {
    expect(writtenOut(typed, locale)).toBe(meant)
  })

  it('are written out in keywords too, but not in parts of words', () => {
    expect(writtenOut('(hva/hvad) koster, ta*, *ta', 'da')).toBe('(hvad/hvad) koster, ta*, *ta')
  })

  it('are written out only in their own language', () => {
    expect(writtenOut('hva c ca', 'it')).toBe('hva c ca')
  })
})
