import { describe, expect, it } from 'vitest'
import { whatsappLink } from '../../../domain/business/whatsapp-link.ts'

describe('a link to a chat on WhatsApp', () => {
  it('has the digits of the phone number only', () => {
    expect(whatsappLink('+355 69 000-0000')).toBe('https://wa.me/355690000000')
  })

  it('begins the message, whatever characters it has', () => {
    const link = new URL(whatsappLink('+355 69 000 0000', 'Përshëndetje & TIR-1? #2 '))
    expect(link.searchParams.get('text')).toBe('Përshëndetje & TIR-1? #2 ')
    expect(link.hash).toBe('')
  })

  it('has no parameter if the message is empty', () => {
    expect(whatsappLink('+355 69 000 0000', '').includes('?')).toBe(false)
  })
})
