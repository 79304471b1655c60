import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import {
  bookingConfirmed,
  paymentDeclined,
  paymentInReview,
  paymentLapsed,
  reservationConfirmed,
} from '../../../worker/mail/guest-letters.ts'
import type { GuestStay } from '../../../worker/mail/guest-stay.ts'
import { letterHtml, letterText, oneLine } from '../../../worker/mail/letter.tsx'
import {
  disputeClosed,
  disputeLost,
  paymentReview,
  refundFailed,
  requestReceived,
} from '../../../worker/mail/office-letters.ts'

const stay = {
  id: crypto.randomUUID(),
  source: 'website',
  reference: 'TIR-2026-325-K7QM',
  customerName: 'Ada Guest',
  customerEmail: 'ada@guest.example',
  customerPhone: null,
  serviceType: 'storage' as const,
  storageType: 'daily' as const,
  luggageCount: 2,
  startDate: new Date('2026-11-21T09:00:00Z'),
  endDate: new Date('2026-11-22T16:00:00Z'),
  pickUpAt: new Date('2026-11-22T16:00:00Z'),
  duration: 2,
  tariff: 1,
  specialRequests: null,
  status: 'confirmed' as const,
  endedAt: null,
  currency: 'EUR',
  totalPrice: 1200,
  owed: 1200,
  received: 0,
  returned: 0,
  chargedBack: 0,
  balance: 1200,
  disputed: false,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

const bookingIn = (locale: Locale, more: Partial<GuestStay> = {}): GuestStay => ({
  ...stay,
  kind: 'booking',
  locale,
  paymentStatus: 'paid',
  received: 1200,
  balance: 0,
  ...more,
})

const reservationIn = (locale: Locale, more: Partial<GuestStay> = {}): GuestStay => ({
  ...stay,
  kind: 'reservation',
  locale,
  paymentStatus: 'pending',
  ...more,
})

const saturday: Record<Locale, string> = {
  en: 'Saturday 21 November 2026',
  sq: 'e shtunë, 21 nëntor 2026',
  it: 'sabato 21 novembre 2026',
  de: 'Samstag, 21. November 2026',
  fr: 'samedi 21 novembre 2026',
  es: 'sábado, 21 de noviembre de 2026',
  da: 'lørdag den 21. november 2026',
}

const howToCancel: Record<Locale, string> = {
  en: 'To cancel, reply to this email',
  sq: 'Për të anuluar, përgjigjuni këtij emaili',
  it: 'Per annullare, risponda a questa e-mail',
  de: 'Zum Stornieren antworten Sie auf diese E-Mail',
  fr: 'Pour annuler, répondez à cet e-mail',
  es: 'Para cancelar, responda a este correo',
  da: 'Vil du afbestille, så svar på denne e-mail',
}

describe.each(locales)('guests who booked in %s', (locale) => {
  it('read when, how many, how much and where, in their language and on Tirana’s clock', () => {
    for (const letter of [
      bookingConfirmed(bookingIn(locale)),
      reservationConfirmed(reservationIn(locale)),
    ]) {
      const text = letterText(letter)
      expect(letter.subject).toContain(stay.reference)
      expect(text).toContain('Ada Guest')
      expect(text.replaceAll(', ', ' ')).toContain(
        `${saturday[locale].replaceAll(', ', ' ')} 10:00`,
      )
      expect(text).toContain('17:00')
      expect(text).toMatch(/12[.,]00/)
      expect(text).toContain(business.address.street)
      expect(text).toContain('08:00')
      expect(text).toContain('23:00')
      expect(text).toContain(business.phone)
    }
  })

  it('read how to cancel, paid or not', () => {
    for (const letter of [
      bookingConfirmed(bookingIn(locale)),
      reservationConfirmed(reservationIn(locale)),
    ]) {
      expect(letterText(letter)).toContain(howToCancel[locale])
    }
  })

  it('find no word missing', () => {
    const open = bookingIn(locale, { endDate: null, duration: 3, specialRequests: 'A pram' })
    const hourly = { ...open, storageType: 'short' as const, duration: 1 }
    const letters = [
      bookingConfirmed(open),
      bookingConfirmed(hourly),
      reservationConfirmed(reservationIn(locale)),
      paymentLapsed(open),
      paymentDeclined(open),
      paymentInReview(open),
    ]
    for (const letter of letters) {
      const said = letterText(letter) + letter.subject
      expect(said).not.toMatch(/\b(letter|booking|reservation|lapsed|declined|review)\.[a-z-]+/)
      expect(said).not.toMatch(/[{}]|\b(undefined|null)\b/)
    }
    expect(letterText(bookingConfirmed(open))).toMatch(/: 3 \p{L}+/u)
    expect(letterText(bookingConfirmed(hourly))).toMatch(/: 1 \p{L}+/u)
  })

  it.each([bookingConfirmed, paymentLapsed, paymentDeclined, paymentInReview])(
    'are written to in another language than the next guest: %o',
    (write) => {
      const [here, english] = [locale, 'en' as const].map((one) => write(bookingIn(one)))
      if (locale !== 'en') expect(here?.paragraphs[0]).not.toBe(english?.paragraphs[0])
      expect(here?.locale).toBe(locale)
    },
  )

  it('whose payment failed are led back to the forms in their own language', () => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const write of [paymentLapsed, paymentDeclined]) {
      const text = letterText(write(bookingIn(locale)))
      expect(text).toContain(`${business.origin}${prefix}/book-online`)
      expect(text).toContain(`${business.origin}${prefix}/reserve-pay-location`)
    }
  })
})

describe('promise 22: what a guest typed cannot run in a mail', () => {
  it('HTML is shown as it was typed', () => {
    const customerName = '<img src=x onerror=alert(1)>'
    const specialRequests = '</td><script>alert(1)</script>'
    const html = letterHtml(bookingConfirmed(bookingIn('en', { customerName, specialRequests })))
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('a line break begins no other fact', () => {
    const specialRequests = 'Two skis\r\n\nE-mail: eve@guest.example\u2028Phone: 1'
    const text = letterText(requestReceived(bookingIn('en', { specialRequests })))
    expect(text).toContain('Two skis\n    \n    E-mail: eve@guest.example\n    Phone: 1')
  })

  it('a line break begins no other header', () => {
    expect(oneLine('Skis?\r\nBcc: eve@guest.example\u2028x')).toBe('Skis? Bcc: eve@guest.example x')
  })
})

describe('what the office reads of a request', () => {
  it.each([
    ['storage', ['Items: 2', 'Drop-off: ']],
    ['airport-shuttle', ['Passengers: 2', 'From: ']],
    ['taxi', ['From: ']],
  ] as const)('%s: the number and the times by what they are', (serviceType, facts) => {
    const text = letterText(requestReceived(bookingIn('en', { serviceType, luggageCount: 2 })))
    const counted = /^(Items|Passengers): .*|^(Drop-off|From): /gm
    expect(text.match(counted)).toEqual(facts)
  })

  it.each([
    ['short', 1, 'Short Term', '1 hour'],
    ['short', 3, 'Short Term', '3 hours'],
    ['daily', 30, 'Daily Storage', '30 days'],
    ['mid', 14, 'Mid Term', '14 days'],
    ['long', 30, 'Long Term', '30 days'],
  ] as const)('%s for %i: the plan and the length', (storageType, duration, plan, length) => {
    const stored = bookingIn('de', { storageType, duration, endDate: null })
    const text = letterText(requestReceived(stored))
    expect(text).toContain(`Plan: ${plan}\nStorage time: ${length}\n`)
  })

  it('a taxi: neither plan nor length', () => {
    const taxi = bookingIn('en', { serviceType: 'taxi', duration: 1, endDate: null })
    expect(letterText(requestReceived(taxi))).not.toMatch(/^(Plan|Storage time):/m)
  })
})

describe('what the office reads of money', () => {
  const occasion = (received: number) => ({ data: { intent: 'pi_1', received } })

  it('that a dispute was won, though another one was lost before', () => {
    const stay = bookingIn('en', { chargedBack: 600 })
    expect(letterText(disputeClosed(stay, occasion(1200)))).toContain('the money stays with us')
    expect(letterText(disputeLost(stay, occasion(1200)))).toContain('the money is gone')
  })

  it('of a refund that failed, whoever refused it, what the guest is owed by now', () => {
    const text = letterText(refundFailed(bookingIn('en', { balance: -600 }), occasion(1200)))
    expect(text).not.toContain('has sent a refund back, so')
    expect(text).toContain('Still to return: €6.00')
    const settled = letterText(refundFailed(bookingIn('en', { balance: 600 }), occasion(1200)))
    expect(settled).toContain('Still to return: €0.00')
  })

  it('that the guest was told of a review, only where money came', () => {
    const told = 'The guest was told'
    expect(letterText(paymentReview(bookingIn('en'), occasion(600)))).toContain(told)
    expect(letterText(paymentReview(bookingIn('en'), occasion(0)))).not.toContain(told)
  })
})

describe('guests whose payment staff accepted', () => {
  it('read what they paid, not what was asked for', () => {
    const text = letterText(bookingConfirmed(bookingIn('en', { received: 1000, balance: 200 })))
    expect(text).toContain('10.00')
    expect(text).not.toContain('12.00')
  })
})

describe('strangers whose address someone else typed', () => {
  it('read nothing in that person’s words before any money came', () => {
    const specialRequests = 'Your parcel waits at evil.example'
    const written = letterText(reservationConfirmed(reservationIn('en', { specialRequests })))
    expect(written).not.toContain('evil.example')
    const paid = letterText(bookingConfirmed(bookingIn('en', { specialRequests })))
    expect(paid).toContain(specialRequests)
  })

  it.each([
    'Win https://evil.example',
    'See www.evil.example',
    'Go to evil.example/win',
    '//evil.example',
    'write to eve@evil',
    'Call 0900 12345',
    'Call +355 69 12 34 567',
    'Call 0-9-0-0 now',
    'Call ٠٩٠٠ now',
    'See evil\uFF0Eexample',
    'See evil\u00AD.example',
    'See evil。example',
    'See evil.e\u0301xample',
    'See evil.4all.example',
  ])('are not greeted as %j', (customerName) => {
    const written = letterText(reservationConfirmed(reservationIn('en', { customerName })))
    expect(written).not.toContain(customerName)
  })

  it.each(['Ada Guest', 'J. R. Tolkien', 'Łukasz Ëngjëll', '李小龙', "O'Brien Jr.", 'Henry 8th'])(
    'are greeted as %j',
    (customerName) => {
      const written = letterText(reservationConfirmed(reservationIn('en', { customerName })))
      expect(written).toContain(customerName)
    },
  )
})
