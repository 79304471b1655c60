import { describe, expect, it } from 'vitest'
import { locales } from '../../../../../domain/business/locales.ts'
import { bookingFrame } from '../../../../../web/pages/home/booking-dialog/booking-frame.ts'

const own = 'https://luggage.example'

describe('what a booking dialog frames where the operator has no form elsewhere', () => {
  it.each(locales)(
    "is the site's own form, in the language that the traveller reads: %s",
    (locale) => {
      const prefix = locale === 'en' ? '' : `/${locale}`
      expect(bookingFrame('booking', locale, own, null)).toEqual({
        src: `${prefix}/booking`,
        origin: own,
      })
      expect(bookingFrame('reservation', locale, own, null).src).toBe(`${prefix}/reservation`)
    },
  )
})

describe("what a booking dialog frames where the operator's form is another site", () => {
  it.each(['https://forms.example', 'https://forms.example/', 'https://forms.example/start?x=1'])(
    'is one of the two paths of the origin, whatever else was configured: %s',
    (configured) => {
      const frame = bookingFrame('booking', 'de', own, configured)
      expect(frame.src).toBe('https://forms.example/booking')
      expect(frame.origin).toBe('https://forms.example')
      expect(bookingFrame('reservation', 'de', own, configured).src).toBe(
        'https://forms.example/reservation',
      )
    },
  )

  it('is kept in a sandbox that lets it take a payment, and no more', () => {
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
