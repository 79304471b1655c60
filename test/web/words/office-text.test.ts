import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatsappLink } from '../../../domain/business/whatsapp-link.ts'
import { dialLink } from '../../../web/words/office-text.ts'

describe('links to the office', () => {
  it('dial the number without spaces', () => {
    expect(dialLink('+355 69 123 4567')).toBe('tel:+355691234567')
  })

  it('open a chat with the digits of the number', () => {
    expect(whatsappLink('+355 69 123 4567')).toBe('https://wa.me/355691234567')
  })

  it('contain the message, whatever its characters', () => {
    const link = whatsappLink('+355 69 123 4567', 'Përshëndetje & help? #1')
    expect(link).toContain('?text=P%C3%ABrsh%C3%ABndetje%20%26%20help%3F%20%231')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(new URL(whatsappLink('+355', text)).searchParams.get('text')).toBe(text)
      }),
    )
  })
})
