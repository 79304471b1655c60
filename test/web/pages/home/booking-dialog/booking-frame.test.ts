import { describe, expect, it } from 'vitest'
import { locales } from '../../../../../domain/business/locales.ts'
import { bookingFrame } from '../../../../../web/pages/home/booking-dialog/booking-frame.ts'

const own = 'https://luggage.example'

describe('a booking dialog without an external form', () => {
  it.each(locales)("frames the site's own form in the visitor's language: %s", (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    expect(bookingFrame('booking', locale, own, null)).toEqual({
      src: `${prefix}/booking`,
      origin: own,
    })
    expect(bookingFrame('reservation', locale, own, null).src).toBe(`${prefix}/reservation`)
  })
})

describe("a booking dialog with the operator's external form", () => {
  it.each(['https://forms.example', 'https://forms.example/', 'https://forms.example/start?x=1'])(
    'frames one of two paths at the configured origin: %s',
    (configured) => {
      const frame = bookingFrame('booking', 'de', own, configured)
      expect(frame.src).toBe('https://forms.example/booking')
      expect(frame.origin).toBe('https://forms.example')
      expect(bookingFrame('reservation', 'de', own, configured).src).toBe(
        'https://forms.example/reservation',
      )
    },
  )

  it('sandboxes the frame with only the permissions that a payment needs', () => {
    const { sandbox } = bookingFrame('booking', 'en', own, 'https://forms.example')
    expect(sandbox?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation',
    ])
  })
})
