import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { type Locale, locales, localizePath } from '../../../domain/business/locales.ts'
import { clockText } from '../../../domain/time/clock-text.ts'
import {
  luggageAbandoned,
  luggageCollected,
  noShowEmail,
  stayCancelled,
  stayChanged,
} from '../../../worker/email/change-emails.ts'
import { changeDeclined, changeNotApplied } from '../../../worker/email/change-payment-emails.ts'
import { closureNotice } from '../../../worker/email/closure-notice.ts'
import { type Email, emailText, oneLine } from '../../../worker/email/email.ts'
import type { EmailContext, GuestStay, SentRefund } from '../../../worker/email/email-context.ts'
import { emailHtml } from '../../../worker/email/email-html.tsx'
import {
  bookingConfirmed,
  paymentDeclined,
  paymentExpired,
  paymentInReview,
  reservationConfirmed,
} from '../../../worker/email/guest-emails.ts'
import {
  overpayment,
  receipt,
  refundDelayed,
  refunded,
} from '../../../worker/email/money-emails.ts'

import { emailDead, newBooking } from '../../../worker/email/office-emails.ts'
import { dropOffReminder, pickUpReminder } from '../../../worker/email/reminder-emails.ts'
import {
  contactNoted,
  passLinkAgain,
  requestExpired,
  requestNoted,
} from '../../../worker/email/requested-emails.ts'

const stayIn = (locale: Locale, more: Partial<GuestStay> = {}): GuestStay => ({
  id: crypto.randomUUID(),
  kind: 'booking',
  source: 'website',
  locale,
  reference: 'TIR-2026-325-K7QM',
  customerName: 'Ada Guest',
  customerEmail: 'ada@guest.example',
  customerPhone: null,
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 2,
  specialRequests: null,
  startDate: new Date('2026-10-25T00:30:00Z'),
  endDate: new Date('2026-10-26T16:00:00Z'),
  pickUpAt: new Date('2026-10-26T16:00:00Z'),
  duration: 2,
  tariff: 1,
  status: 'confirmed',
  endedAt: null,
  conflictAt: null,
  unpricedAt: null,
  movedLateAt: null,
  currency: 'EUR',
  disputed: false,
  totalPrice: 1200,
  received: 1200,
  refunded: 0,
  due: 0,
  kept: 1200,
  passUrl: `https://luggage.test${localizePath('/pass', locale)}#gAbc-_.dEf`,
  paymentStatus: 'paid',
  version: 1,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...more,
})

const clientContext: EmailContext = {
  data: { date: '2026-10-25' },
  refunds: [{ method: 'stripe', cents: 600, bankReference: null, isReversal: false }],
  overpaid: 0,
  atDesk: 0,
  held: 0,
  toSend: 0,
  changes: 0,
  collectedBy: null,
  at: new Date('2026-10-27T10:00:00Z'),
  now: new Date('2026-10-27T10:00:00Z'),
}

const closed = {
  kind: 'closed' as const,
  from: new Date('2026-10-24T22:00:00Z'),
  to: new Date('2026-10-26T23:00:00Z'),
  liftedAt: null,
}

const message = {
  id: 'm',
  name: 'Ada Guest',
  email: 'ada@guest.example',
  subject: 'Skis?',
  message: 'Do you take skis?',
  read: false,
  createdAt: new Date(0),
}

/** The context of an email whose audit row has this data and no refunds. */
const withData = (data: EmailContext['data']): EmailContext => ({
  ...clientContext,
  refunds: [],
  data,
})

/** Every email about a stay, by its kind. */
const emailsIn = (locale: Locale, more: Partial<GuestStay> = {}): Record<string, Email | null> => {
  const stay = stayIn(locale, more)
  const taxi = { ...stay, serviceType: 'taxi' as const }
  return {
    booking: bookingConfirmed(stay, clientContext),
    reservation: reservationConfirmed({ ...stay, received: 0, due: 1200 }, clientContext),
    service: reservationConfirmed(taxi, clientContext),
    requestNoted: requestNoted(taxi),
    requestExpired: requestExpired(taxi),
    changed: stayChanged(stay, clientContext),
    cancelled: stayCancelled({ ...stay, status: 'cancelled' }, clientContext),
    missed: noShowEmail({ ...stay, status: 'no_show' }, clientContext),
    abandoned: luggageAbandoned(stay),
    collected: luggageCollected(stay, {
      ...clientContext,
      data: { tags: '7 8' },
      collectedBy: 'Anna Ferri',
    }),
    refunded: refunded(stay, clientContext),
    delayed: refundDelayed(stay, { ...clientContext, data: { failed: 600 }, overpaid: 600 }),
    receipt: receipt(stay, withData({})),
    overpayment: overpayment(stay, { ...clientContext, data: { received: 1200 } }),
    paidInVain: overpayment({ ...stay, status: 'cancelled' }, withData({ received: 1200 })),
    passLink: passLinkAgain(stay),
    expired: paymentExpired({ ...stay, status: 'expired' }),
    declined: paymentDeclined(stay),
    changeDeclined: changeDeclined(stay),
    changeNotApplied: changeNotApplied(stay, clientContext),
    inReview: paymentInReview(stay),
    closure: closureNotice(stay, closed),
    dropOff: dropOffReminder(stay, clientContext),
    pickUp: pickUpReminder({ ...stay, status: 'checked_in' }, clientContext),
  }
}

function written(email: Email | null | undefined): Email {
  if (!email) throw new Error('no letter')
  return email
}

/** Every email that confirms a payment, by what was paid for. */
const confirmingIn = (locale: Locale): Record<string, Email | null> => {
  const stay = stayIn(locale)
  const taxi = { ...stay, serviceType: 'taxi' as const }
  return {
    'a booking': bookingConfirmed(stay, clientContext),
    'a ride': bookingConfirmed(taxi, clientContext),
    'a change': stayChanged(stay, withData({ change: 'applied' })),
    'a change that the desk had made': stayChanged(stay, withData({ change: 'already_applied' })),
    'a change that was not applied': changeNotApplied(
      stay,
      withData({ change: 'not_applied', kept: 900 }),
    ),
    'a change to a closed day': changeNotApplied(stay, withData({ change: 'closed', kept: 900 })),
    'what was due at the desk': receipt(stay, withData({})),
    'a ride that was due at the desk': receipt(taxi, withData({})),
    'a second payment': overpayment(stay, withData({ received: 1200 })),
  }
}

const noReceipt = /fiscal|fiskal|steuerlich|skattemæssig/

const poses =
  /\b(invoice|receipt|fatur\p{L}*|kupon\p{L}*|fattura|ricevuta|scontrino|Rechnung|Quittung|Beleg|facture|factura|recibo|comprobante|faktura|kvittering)\b/iu

const ofLuggage = ['booking', 'reservation', 'changed', 'dropOff']

describe.each(locales)('emails to guests in %s', (locale) => {
  const emails = Object.entries(emailsIn(locale)).map(([kind, email]) => ({
    kind,
    email: written(email),
  }))

  it.each(emails)(
    '$kind: has the reference, is in their language, and has no missing text',
    ({ email }) => {
      const text = emailText(email)
      const html = emailHtml(email)
      expect(email).toMatchObject({ locale, guest: 'ada@guest.example' })
      expect(email.subject).toContain('TIR-2026-325-K7QM')
      for (const said of [text, html]) {
        expect(said).toContain('TIR-2026-325-K7QM')
        expect(said).toContain('Ada Guest')
      }
      expect(html).toContain(`<html lang="${locale}">`)
      expect(text + email.subject).not.toMatch(/[{}]|\b(undefined|null|NaN|select|plural)\b/)
      expect(text + email.subject).not.toMatch(
        /(?<![\p{L}@/])[a-z]+(-[a-z]+)*\.[a-z]+-?[a-z]*(?=[\s,.]|$)(?<!example)/u,
      )
      expect(html).not.toMatch(/https?:\/\/[^"]*\.(gif|png|jpe?g|svg)/)
    },
  )

  it.each(emails.filter(({ kind }) => ofLuggage.includes(kind)))(
    '$kind: has Tirana’s times on a day the clocks change, the price and the map',
    ({ email }) => {
      const text = emailText(email)
      // The first is in the hour that the clocks repeat in Tirana.
      for (const time of ['02:30', '17:00'] as const) {
        expect(text).toContain(clockText(time, email.locale))
      }
      expect(text).toContain(business.mapUrl)
      expect(text).toContain(business.address.street)
      expect(text).toMatch(/12[.,]00/)
      expect(emailHtml(email)).toContain('cid:reference-code')
    },
  )

  it.each(emails)('$kind: has the link to the guest’s pass in their language', ({ email }) => {
    const { passUrl } = stayIn(locale)
    const lines = emailText(email).split('\n')
    // Alone on its line, so that an email program does not add text to the link.
    expect(lines.filter((line) => line === passUrl)).toHaveLength(1)
    expect(emailHtml(email)).toContain(`href="${passUrl}"`)
    expect(emailText(email)).not.toContain('mailto:')
  })

  it('a message: confirms that it arrived, without quoting it', () => {
    const text = emailText(contactNoted({ ...message, locale }))
    expect(text).toContain('Ada Guest')
    expect(text).not.toContain('skis')
  })

  it('refunds and receipts: name the amount, and are no fiscal receipt', () => {
    const { refunded: back, delayed, receipt: paid, cancelled } = emailsIn(locale)
    for (const email of [back, delayed, cancelled]) {
      expect(emailText(written(email))).toMatch(/6[.,]00/)
    }
    expect(written(back).subject).toMatch(/6[.,]00/)
    expect(written(paid).closing).toHaveLength(1)
    expect(written(paid).closing[0]).toMatch(noReceipt)
  })

  it.each(Object.entries(confirmingIn(locale)))(
    '%s: says that it is no fiscal receipt, and does not look like one',
    (_, email) => {
      const { subject, paragraphs, closing } = written(email)
      expect(closing.filter((line) => noReceipt.test(line))).toHaveLength(1)
      expect([subject, ...paragraphs].join(' ')).not.toMatch(poses)
    },
  )

  it('a refund: has the bank reference, or says where it will appear', () => {
    const [online] = clientContext.refunds
    const stay = stayIn(locale)
    const saidOf = (went: Partial<SentRefund>[], more: Partial<GuestStay> = {}) => {
      const refunds = went.map((one) => ({ ...online, ...one }) as SentRefund)
      return written(refunded({ ...stay, ...more }, { ...clientContext, refunds: refunds }))
        .paragraphs
    }
    const named = saidOf([{ bankReference: '71234567890123456789012' }])
    expect(named).toHaveLength(2)
    expect(named[1]).toMatch(/\P{N}71234567890123456789012$/u)
    const both = saidOf([{ bankReference: '7123' }, { bankReference: '7456' }])
    expect(both).toEqual([expect.any(String), expect.stringMatching(/7123, 7456$/)])
    expect(both[1]?.split(':')[0]).not.toBe(named[1]?.split(':')[0])
    const later = saidOf([{}])
    expect(later).toHaveLength(2)
    expect(saidOf([{}], { passUrl: null })).toEqual(later.slice(0, 1))
    const withdrawn = saidOf([{ isReversal: true }])
    expect(withdrawn).toHaveLength(2)
    expect(new Set([named[1], later[1], withdrawn[1]])).toHaveProperty('size', 3)
    expect(saidOf([{ method: 'cash' }])).toHaveLength(1)
    const text = [...named, ...both, ...later, ...withdrawn].join(' ')
    expect(text).not.toMatch(/refunded\.|[{}]|plural/)
    const cancelled = stayCancelled({ ...stay, status: 'cancelled' }, clientContext)
    expect(cancelled.paragraphs).toContain(later[1])
  })

  it('have no English paragraph', () => {
    if (locale === 'en') return
    const english = new Set(
      Object.values(emailsIn('en')).flatMap((email) => written(email).paragraphs),
    )
    const said = emails.flatMap(({ email }) => email.paragraphs)
    expect(said.filter((paragraph) => english.has(paragraph))).toEqual([])
  })
})

describe('an email with nothing left to tell', () => {
  const stay = stayIn('en')

  it.each([
    [
      'a reminder of a day from which the stay was moved',
      () => dropOffReminder(stay, { ...clientContext, data: { date: '2026-10-24' } }),
    ],
    [
      'a reminder of luggage that was collected',
      () => pickUpReminder({ ...stay, status: 'completed' }, clientContext),
    ],
    ['a receipt for a voided payment', () => receipt({ ...stay, received: 0 }, withData({}))],
    ['a refund that Stripe refused', () => refunded(stay, { ...clientContext, refunds: [] })],
    ['a failed refund that was refunded since', () => refundDelayed(stay, clientContext)],
  ])('is not written: %s', (_, write) => {
    expect(write()).toBeNull()
  })
})

describe('promise 29: the email about a failed refund', () => {
  const textOf = (data: EmailContext['data'], overpaid: number) => {
    const stay = stayIn('en')
    return emailText(written(refundDelayed(stay, { ...clientContext, data, overpaid })))
  }

  it('names that refund only, and at most what the guest is owed', () => {
    expect(textOf({ failed: 2000 }, 3000)).toContain('The refund of €20.00 did not go through')
    expect(textOf({ failed: 2000 }, 1500)).toContain('The refund of €15.00 did not go through')
    // An audit row from before this was noted.
    expect(textOf({}, 3000)).toContain('The refund of €30.00 did not go through')
  })
})

describe('promise 30: the email about a paid change that was not applied', () => {
  const textOf = (
    more: Partial<GuestStay>,
    data: EmailContext['data'] = {},
    refunds: EmailContext['refunds'] = [],
    atDesk = 0,
  ) => {
    const of = { ...clientContext, data, refunds, overpaid: atDesk, atDesk }
    return emailText(changeNotApplied(stayIn('en', more), of))
  }

  it('says what the money was counted towards if none is refunded', () => {
    const text = textOf({ due: 300 }, { kept: 900 })
    expect(text).toContain('We have counted €9.00 towards what you owed')
    expect(text).toContain('Still to pay: €3.00')
    // The card refused the refund before the email was sent.
    expect(textOf({}, { back: 900 }, [], 900)).toContain('We still have €9.00 to give back')
    // It was refunded otherwise.
    expect(textOf({ refunded: 900 }, { back: 900 })).not.toContain('counted')
  })

  it('names both parts if some was owed and the rest is refunded', () => {
    const text = textOf({}, { kept: 1200, back: 600 }, clientContext.refunds)
    expect(text).toContain('We have counted €12.00 towards what you owed')
    expect(text).toContain('We’re refunding €6.00')
    const refused = textOf({}, { kept: 1200, back: 600 }, [], 600)
    expect(refused).toContain('We have counted €12.00')
    expect(refused).toContain('We still have €6.00 to give back')
  })
})

describe('the refund email after the desk had already applied a paid change', () => {
  it.each(locales)('says why the money is refunded (%s)', (locale) => {
    const said = (data: EmailContext['data']) =>
      written(refunded(stayIn(locale), { ...clientContext, data })).paragraphs
    const [why, ...usual] = said({ change: 'already_applied' })
    expect(usual).toEqual(said({}))
    expect(why).toMatch(/\p{L}{4}.+\.$/u)
  })

  it('says that the desk was faster', () => {
    const email = refunded(stayIn('en'), { ...clientContext, data: { change: 'already_applied' } })
    expect(emailText(written(email))).toContain('Our desk had already made your change')
  })
})

describe('promise 30: the email about a cancelled stay', () => {
  const textOf = (more: Partial<GuestStay>, netPrice: Partial<EmailContext> = {}) => {
    const stay = stayIn('en', { status: 'cancelled', ...more })
    return emailText(stayCancelled(stay, { ...clientContext, refunds: [], ...netPrice }))
  }

  it('says what happens to the money', () => {
    expect(textOf({ received: 0, kept: 0 })).toContain('You haven’t paid anything')
    expect(textOf({})).toContain('You paid €12.00. There is no refund if you cancel on the day')
    const late = textOf({ movedLateAt: new Date(0) })
    expect(late).toContain('You paid €12.00. There is no refund, because the booking was moved')
    const netPrice = { overpaid: 1200, atDesk: 1200 }
    expect(textOf({}, netPrice)).toContain('We still have €12.00 to give back')
  })

  it('says that money is held while a bank asks, not that it is lost', () => {
    const text = textOf({}, { overpaid: 1200, held: 1200 })
    expect(text).toContain('€12.00 can’t go back to your card for now')
    expect(text).not.toMatch(/There is no refund|at our desk/)
  })
})

/** Emails that may have to say that the desk has money for the guest. */
const mayOwe: [string, (stay: GuestStay, emailContext: EmailContext) => Email | null][] = [
  ['cancelled', (stay, of) => stayCancelled({ ...stay, status: 'cancelled' }, of)],
  ['a no-show', (stay, of) => noShowEmail({ ...stay, status: 'no_show' }, of)],
  ['changed', stayChanged],
  ['refunded', refunded],
  ['a change that was not applied', changeNotApplied],
  ['paid at the desk', receipt],
  ['paid twice', overpayment],
  ['paid in part before', bookingConfirmed],
]

describe.each(mayOwe)(
  'promise 30: an email while the desk has money for the guest (%s)',
  (_, write) => {
    const writtenIn = (
      locale: Locale,
      more: Partial<GuestStay>,
      of: Partial<EmailContext> = {},
    ) => {
      const email = written(write(stayIn(locale, more), { ...clientContext, ...of }))
      return { text: emailText(email), html: emailHtml(email) }
    }
    const ended = { status: 'completed' as const }

    it.each(locales)('says how much, and has the code to show (%s)', (locale) => {
      const { text, html } = writtenIn(locale, ended, { overpaid: 700, atDesk: 700 })
      expect(text).toMatch(/7[.,]00/)
      expect(html).toContain('cid:reference-code')
      expect(writtenIn(locale, ended).text).not.toMatch(/7[.,]00/)
    })

    it.each(locales)('sends the guest to the desk only for what is there (%s)', (locale) => {
      const sums = { overpaid: 2200, atDesk: 700, held: 500, toSend: 1000 }
      const { text } = writtenIn(locale, ended, sums)
      const said = text.split('\n').filter((line) => /(?<!\d)(7|5|10)[.,]00/.test(line))
      expect(said).toHaveLength(3)
      const apart = { overpaid: 1500, held: 500, toSend: 1000 }
      const other = writtenIn(locale, ended, apart).text.split('\n')
      expect(other.filter((line) => said.includes(line))).toEqual(said.slice(1))
    })

    it('names separately what the desk has, a bank holds, and we have to send', () => {
      const { text } = writtenIn('en', ended, {
        overpaid: 2200,
        atDesk: 700,
        held: 500,
        toSend: 1000,
      })
      expect(text).toContain('We still have €7.00 to give back to you. Show this email at our')
      expect(text).toContain('€5.00 can’t go back to your card for now')
      expect(text).toContain('We still have €10.00 to give back to you. Reply to this email')
      expect(writtenIn('en', ended).text).not.toContain('We still have')
    })
  },
)

describe('promise 30: an email after the guest paid too much', () => {
  const refund = { method: 'stripe', bankReference: null, isReversal: false } as const
  const back = (cents: number) => ({ refunds: [{ ...refund, cents }] })

  it('names the second payment and its refund', () => {
    const stay = stayIn('en', { received: 2400, refunded: 1200 })
    const text = emailText(overpayment(stay, { ...withData({ received: 1200 }), ...back(1200) }))
    expect(text).toContain('a second payment for your booking: €12.00')
    expect(text).toContain('We’re refunding €12.00 to the card')
    expect(text).toContain('Price: €12.00\nPaid: €24.00\nRefunded: €12.00')
  })

  it('says that the booking was no longer active if nothing was paid before', () => {
    const stay = stayIn('en', { status: 'cancelled', refunded: 1200 })
    const text = emailText(overpayment(stay, { ...withData({ received: 1200 }), ...back(1200) }))
    expect(text).toContain('by then your booking was no longer active')
    expect(text).not.toContain('second payment')
  })

  it('names in the confirmation what is refunded of the payment', () => {
    const stay = stayIn('en', { received: 1800, refunded: 600 })
    const text = emailText(bookingConfirmed(stay, { ...withData({}), ...back(600) }))
    expect(text).toContain('We’re refunding €6.00 to the card')
    expect(text).toContain('Paid: €18.00\nRefunded: €6.00')
  })
})

describe('the email about a cancelled and refunded stay', () => {
  it('has no code if the guest need not come', () => {
    const email = stayCancelled(stayIn('en', { status: 'cancelled' }), clientContext)
    expect(emailHtml(email)).not.toContain('cid:reference-code')
  })
})

describe('an email to the office', () => {
  it('about a new booking names who, what and how much', () => {
    const text = emailText(newBooking(stayIn('de')))
    for (const fact of ['TIR-2026-325-K7QM', 'Ada Guest', '€12.00', '02:30']) {
      expect(text).toContain(fact)
    }
  })

  it('about an undelivered email names the email and its guest', () => {
    const text = emailText(emailDead(stayIn('de'), { data: { kind: 'booking_confirmed' } }))
    expect(text).toContain('booking confirmed')
    expect(text).toContain('Ada Guest')
  })
})

describe('promise 22: whatever a guest typed', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 60 })
  const hostile = fc.oneof(
    typed,
    fc.constantFrom(
      '</td><script>x</script>',
      '"><img src=x onerror=y>',
      '\r\nBcc: eve@x.example',
      '&lt;b&gt;',
    ),
  )

  it('a subject can’t start another header', () => {
    fc.assert(
      fc.property(hostile, hostile, (customerName, specialRequests) => {
        const stay = stayIn('en', { customerName, specialRequests })
        for (const email of [bookingConfirmed(stay, clientContext), newBooking(stay)]) {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
          expect(oneLine(email.subject)).not.toMatch(/[\x00-\x1f\x7f\u2028\u2029]/)
        }
      }),
    )
  })

  it('the HTML has the same elements', () => {
    const tags = (html: string) => html.match(/<\/?[a-z!][^\s>]*/gi)?.join(' ')
    const plain = stayIn('en', { customerName: 'Ada Guest', specialRequests: 'none' })
    const usual = tags(emailHtml(bookingConfirmed(plain, clientContext)))
    fc.assert(
      fc.property(hostile, (words) => {
        const name = `A ${words}`
        const stay = stayIn('en', { customerName: 'Ada', specialRequests: name })
        expect(tags(emailHtml(bookingConfirmed(stay, clientContext)))).toBe(usual)
        const noted = emailHtml(contactNoted({ ...message, name, locale: 'en' }))
        expect(noted).not.toMatch(/<script|<img/)
      }),
    )
  })
})

describe('the email about bags that left with a collector', () => {
  const { collected } = emailsIn('en')

  it('says which bags left, to whom, and whom to call', () => {
    const text = emailText(written(collected))
    expect(text).toContain('Collected by: Anna Ferri')
    expect(text).toContain('Tags: 7 8')
    expect(text).toContain(business.phone)
  })

  it('names no collector if no pick-up pass was shown', () => {
    const data = { tags: '7' }
    expect(emailText(luggageCollected(stayIn('en'), { ...clientContext, data }))).not.toContain(
      'Collected by',
    )
  })
})
