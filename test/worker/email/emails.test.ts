import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import type { Account } from '../../../domain/payments/money-rows.ts'
import { closureNotice } from '../../../worker/email/closure-notice.ts'
import { emailText, oneLine } from '../../../worker/email/email.ts'
import type { GuestStay } from '../../../worker/email/email-context.ts'
import { emailHtml } from '../../../worker/email/email-html.tsx'
import {
  bookingConfirmed as confirmBooking,
  reservationConfirmed as confirmReservation,
  paymentDeclined,
  paymentExpired,
  paymentInReview,
} from '../../../worker/email/guest-emails.ts'
import {
  disputeClosed,
  disputeLost,
  paymentReview,
  refundFailed,
  requestReceived,
} from '../../../worker/email/office-emails.ts'

const now = new Date('2026-11-20T10:00:00Z')
const owed = { overpaid: 0, atDesk: 0, held: 0, toSend: 0 }
const nothing = { data: {}, refunds: [], ...owed, changes: 0, collectedBy: null }
const clientContextOf = { ...nothing, at: now, now }
const bookingConfirmed = (stay: GuestStay) => confirmBooking(stay, clientContextOf)
const reservationConfirmed = (stay: GuestStay) => confirmReservation(stay, clientContextOf)

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
  conflictAt: null,
  unpricedAt: null,
  movedLateAt: null,
  currency: 'EUR',
  totalPrice: 1200,
  received: 0,
  refunded: 0,
  due: 1200,
  kept: 1200,
  disputed: false,
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  // If the deployment signs no links, the text says how to cancel.
  passUrl: null,
}

const bookingIn = (locale: Locale, more: Partial<GuestStay> = {}): GuestStay => ({
  ...stay,
  kind: 'booking',
  locale,
  paymentStatus: 'paid',
  received: 1200,
  due: 0,
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
  de: 'Samstag, 21.\u00a0November 2026',
  fr: 'samedi 21 novembre 2026',
  es: 'sábado, 21 de noviembre de 2026',
  da: 'lørdag den 21.\u00a0november 2026',
}

const times: Record<Locale, [ten: string, five: string]> = {
  en: [' 10:00', '17:00'],
  sq: [' 10:00', '17:00'],
  it: [' ore\u00a010', 'ore\u00a017'],
  de: [' 10\u00a0Uhr', '17\u00a0Uhr'],
  fr: [' 10\u00a0h', '17\u00a0h'],
  es: [' 10:00', '17:00'],
  da: [' kl.\u00a010', 'kl.\u00a017'],
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

const openHours: Record<Locale, string> = {
  en: 'from 08:00 to 23:00',
  sq: 'nga ora 8:00 deri në orën 23:00',
  it: 'dalle 8 alle 23',
  de: 'von 8 bis 23\u00a0Uhr',
  fr: 'de 8\u00a0h à 23\u00a0h',
  es: 'de 8:00 a 23:00',
  da: 'kl.\u00a08–23',
}

describe.each(locales)('confirmation emails in %s', (locale) => {
  it('show the times in Tirana, items, price and address, in the guest’s language', () => {
    for (const email of [
      bookingConfirmed(bookingIn(locale)),
      reservationConfirmed(reservationIn(locale)),
    ]) {
      const text = emailText(email)
      expect(email.subject).toContain(stay.reference)
      expect(text).toContain('Ada Guest')
      expect(text.replaceAll(', ', ' ')).toContain(
        `${saturday[locale].replaceAll(', ', ' ')}${times[locale][0]}`,
      )
      expect(text).toContain(times[locale][1])
      expect(text).toMatch(/12[.,]00/)
      expect(text).toContain(business.address.street)
      expect(text).toContain(openHours[locale])
      expect(text).toContain(business.phone)
    }
  })

  it('say how to cancel, paid or not', () => {
    for (const email of [
      bookingConfirmed(bookingIn(locale)),
      reservationConfirmed(reservationIn(locale)),
    ]) {
      expect(emailText(email)).toContain(howToCancel[locale])
    }
  })

  it('have no missing text or placeholder', () => {
    const open = bookingIn(locale, { endDate: null, duration: 3, specialRequests: 'A pram' })
    const hourly = { ...open, storageType: 'short' as const, duration: 1 }
    const emails = [
      bookingConfirmed(open),
      bookingConfirmed(hourly),
      reservationConfirmed(reservationIn(locale)),
      paymentExpired(open),
      paymentDeclined(open),
      paymentInReview(open),
    ]
    for (const email of emails) {
      const said = emailText(email) + email.subject
      expect(said).not.toMatch(/\b(letter|booking|reservation|lapsed|declined|review)\.[a-z-]+/)
      expect(said).not.toMatch(/[{}]|\b(undefined|null)\b/)
    }
    expect(emailText(bookingConfirmed(open))).toMatch(/: 3 \p{L}+/u)
    expect(emailText(bookingConfirmed(hourly))).toMatch(/: 1 \p{L}+/u)
  })

  it.each([bookingConfirmed, paymentExpired, paymentDeclined, paymentInReview])(
    'are in the guest’s own language: %o',
    (write) => {
      const [here, english] = [locale, 'en' as const].map((one) => write(bookingIn(one)))
      if (locale !== 'en') expect(here?.paragraphs[0]).not.toBe(english?.paragraphs[0])
      expect(here?.locale).toBe(locale)
    },
  )

  it('link to the forms in the guest’s language if the payment failed', () => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const write of [paymentExpired, paymentDeclined]) {
      const text = emailText(write(bookingIn(locale)))
      expect(text).toContain(`${business.origin}${prefix}/book-online`)
      expect(text).toContain(`${business.origin}${prefix}/reserve-pay-location`)
    }
  })
})

const closed = {
  kind: 'closed' as const,
  from: new Date('2026-11-20T23:00:00Z'),
  to: new Date('2026-11-21T23:00:00Z'),
  liftedAt: null,
}

/** The email about a closure. Throws if there is none. */
function noticeTo(stay: GuestStay, closure: Parameters<typeof closureNotice>[1] = closed) {
  const email = closureNotice(stay, closure)
  if (!email) throw new Error('no letter')
  return email
}

const refunded: Record<Locale, string> = {
  en: 'we’ll refund the full price',
  sq: 'rimbursojmë të gjithë çmimin',
  it: 'rimborsiamo l’intero prezzo',
  de: 'erstatten wir den vollen Preis',
  fr: 'vous récupérez la totalité du prix',
  es: 'le reembolsamos el precio íntegro',
  da: 'refunderer vi hele prisen',
}

describe.each(locales)('the email about a closure, in %s', (locale) => {
  const paid = bookingIn(locale)

  it('names the closure, the affected times, the guest’s choice and how to reply', () => {
    const email = noticeTo(paid)
    const text = emailText(email)
    expect(email.subject).toContain(stay.reference)
    expect(email).toMatchObject({ guest: stay.customerEmail, locale })
    expect(email.facts[0]?.[1]).toMatch(/21.+2026$/)
    expect(text).toContain(refunded[locale])
    expect(text).toContain('WhatsApp')
    expect(text).toContain(business.phone)
    expect(text).toContain('Ada Guest')
    for (const time of times[locale]) expect(text).toContain(time)
    expect(text).not.toMatch(/closure\.|[{}]|\b(undefined|null|select)\b/)
    expect(emailHtml(email)).toContain(`lang="${locale}"`)
  })

  it('has another text for each affected visit, and for a full office', () => {
    const days = (from: string, to: string) => ({
      ...closed,
      from: new Date(`2026-11-${from}T23:00:00Z`),
      to: new Date(`2026-11-${to}T23:00:00Z`),
    })
    const closures = [
      closed,
      days('21', '22'),
      days('20', '22'),
      { ...closed, kind: 'full' as const },
    ]
    const intros = closures.map((closure) => noticeTo(paid, closure).paragraphs[0])
    expect(new Set(intros).size).toBe(4)
    expect(noticeTo(paid, { ...closed, kind: 'full' }).subject).not.toBe(noticeTo(paid).subject)
  })

  it('promises no refund of unpaid money or for bags that are here', () => {
    const unpaid = emailText(noticeTo(reservationIn(locale)))
    expect(unpaid).not.toContain(refunded[locale])
    const collects = { ...closed, from: stay.endDate, to: new Date('2026-11-22T20:00:00Z') }
    const here = emailText(noticeTo({ ...paid, status: 'checked_in' }, collects))
    expect(here).not.toContain(refunded[locale])
    const choices = [paid, reservationIn(locale)].map((one) => noticeTo(one).paragraphs[1])
    expect(new Set(choices).size).toBe(2)
  })

  it('has no untranslated line', () => {
    if (locale === 'en') return
    const english = new Set(emailText(noticeTo(bookingIn('en'))).split('\n'))
    const same = emailText(noticeTo(paid))
      .split('\n')
      .filter((line) => line !== '' && english.has(line))
    const names = [business.name, 'WhatsApp:']
    expect(same.filter((line) => !names.includes(line) && !/: (TIR|2)/.test(line))).toEqual([])
  })
})

describe('an email about a closure', () => {
  it.each([
    ['the closure was lifted', {}, { liftedAt: new Date() }],
    ['the stay was cancelled', { status: 'cancelled' as const }, {}],
    [
      'its times have changed',
      { startDate: closed.to, endDate: closed.to, pickUpAt: closed.to },
      {},
    ],
  ])('is not written once %s', (_, changes, lifted) => {
    expect(closureNotice(bookingIn('en', changes), { ...closed, ...lifted })).toBeNull()
  })

  it('shows a pick-up that follows from the duration only if it is affected', () => {
    const open = bookingIn('en', { endDate: null })
    expect(emailText(noticeTo(open))).not.toContain('Pick-up:')
    const next = { ...closed, from: closed.to, to: new Date('2026-11-22T23:00:00Z') }
    expect(emailText(noticeTo(open, next))).toMatch(/Pick-up: Sunday,? 22 November 2026, 17:00/)
  })

  it('escapes what a guest typed, and greets nobody by a web address (promise 22)', () => {
    const html = emailHtml(noticeTo(bookingIn('en', { customerName: '<b onclick=x>Ada' })))
    expect(html).not.toContain('<b onclick')
    expect(html).toContain('&lt;b onclick=x&gt;Ada')
    const lured = noticeTo(bookingIn('sq', { customerName: 'See evil.example' }))
    expect(emailText(lured)).not.toContain('evil')
    const words = { specialRequests: 'Your parcel waits at evil.example' }
    expect(emailText(noticeTo(reservationIn('en', words)))).not.toContain('evil')
  })
})

describe('promise 22: what a guest typed cannot run in an email', () => {
  it('HTML is escaped', () => {
    const customerName = '<img src=x onerror=alert(1)>'
    const specialRequests = '</td><script>alert(1)</script>'
    const html = emailHtml(bookingConfirmed(bookingIn('en', { customerName, specialRequests })))
    expect(html).not.toMatch(/<img src=x|<script/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('a line break can’t start another fact', () => {
    const specialRequests = 'Two skis\r\n\nE-mail: eve@guest.example\u2028Phone: 1'
    const text = emailText(requestReceived(bookingIn('en', { specialRequests })))
    expect(text).toContain('Two skis\n    \n    E-mail: eve@guest.example\n    Phone: 1')
  })

  it('a line break can’t start another header', () => {
    expect(oneLine('Skis?\r\nBcc: eve@guest.example\u2028x')).toBe('Skis? Bcc: eve@guest.example x')
  })
})

describe('the office’s email about a request', () => {
  it.each([
    ['storage', ['Items: 2', 'Drop-off: ']],
    ['airport-shuttle', ['Passengers: 2', 'From: ']],
    ['taxi', ['From: ']],
  ] as const)('labels the number and the times of %s by their meaning', (serviceType, facts) => {
    const text = emailText(requestReceived(bookingIn('en', { serviceType, luggageCount: 2 })))
    const counted = /^(Items|Passengers): .*|^(Drop-off|From): /gm
    expect(text.match(counted)).toEqual(facts)
  })

  it.each([
    ['short', 1, 'Short Term', '1 hour'],
    ['short', 3, 'Short Term', '3 hours'],
    ['daily', 30, 'Daily Storage', '30 days'],
    ['mid', 14, 'Mid Term', '14 days'],
    ['long', 30, 'Long Term', '30 days'],
  ] as const)('shows the plan and the length: %s for %i', (storageType, duration, plan, length) => {
    const stored = bookingIn('de', { storageType, duration, endDate: null })
    const text = emailText(requestReceived(stored))
    expect(text).toContain(`Plan: ${plan}\nStorage time: ${length}\n`)
  })

  it('shows neither plan nor length for a taxi', () => {
    const taxi = bookingIn('en', { serviceType: 'taxi', duration: 1, endDate: null })
    expect(emailText(requestReceived(taxi))).not.toMatch(/^(Plan|Storage time):/m)
  })
})

describe('the office’s emails about money', () => {
  const emailContext = (received: number) => ({ data: { intent: 'pi_1', received } })
  const account = {
    netPrice: 1200,
    refunded: 0,
    chargedBack: 0,
    balance: 0,
    deskNote: null,
    linkNumber: 0,
  }
  const inBooks = (more: Partial<Account> = {}) => ({ ...bookingIn('en'), ...account, ...more })

  it('say that a dispute was won, even if another was lost before', () => {
    const stay = inBooks({ chargedBack: 600 })
    expect(emailText(disputeClosed(stay, emailContext(1200)))).toContain('the money stays with us')
    expect(emailText(disputeLost(stay, emailContext(1200)))).toContain('the money is gone')
  })

  it('show what the guest still owes and what we lost after a lost dispute', () => {
    const kept = emailText(disputeLost(inBooks({ balance: 1200 }), emailContext(1200)))
    expect(kept).toContain('Still due: €12.00\nLost: €0.00')
    const refunded = inBooks({ netPrice: 0, refunded: 1200, chargedBack: 600, balance: 600 })
    const lost = emailText(disputeLost(refunded, emailContext(1200)))
    expect(lost).toContain('Still due: €0.00\nLost: €6.00')
  })

  it('show what is still to refund after a failed refund', () => {
    const textOf = (overpaid: number) =>
      emailText(refundFailed(inBooks({ balance: -600 }), { ...emailContext(1200), overpaid }))
    expect(textOf(600)).not.toContain('has sent a refund back, so')
    expect(textOf(600)).toContain('Still to return: €6.00')
    expect(textOf(0)).toContain('Still to return: €0.00')
  })

  it('say that the guest was notified of a review only if money was received', () => {
    const sentence = 'The guest was told'
    expect(emailText(paymentReview(inBooks(), emailContext(600)))).toContain(sentence)
    expect(emailText(paymentReview(inBooks(), emailContext(0)))).not.toContain(sentence)
  })
})

describe('the confirmation after staff accepted a payment', () => {
  it('shows what was paid, not the price', () => {
    const text = emailText(bookingConfirmed(bookingIn('en', { received: 1000, due: 200 })))
    expect(text).toContain('10.00')
    expect(text).not.toContain('12.00')
  })
})

describe('an email to an address that somebody else may have typed', () => {
  it('repeats no special requests before money was received', () => {
    const specialRequests = 'Your parcel waits at evil.example'
    const written = emailText(reservationConfirmed(reservationIn('en', { specialRequests })))
    expect(written).not.toContain('evil.example')
    const paid = emailText(bookingConfirmed(bookingIn('en', { specialRequests })))
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
  ])('does not greet %j', (customerName) => {
    const written = emailText(reservationConfirmed(reservationIn('en', { customerName })))
    expect(written).not.toContain(customerName)
  })

  it.each(['Ada Guest', 'J. R. Tolkien', 'Łukasz Ëngjëll', '李小龙', "O'Brien Jr.", 'Henry 8th'])(
    'greets %j',
    (customerName) => {
      const written = emailText(reservationConfirmed(reservationIn('en', { customerName })))
      expect(written).toContain(customerName)
    },
  )
})
