import { describe, expect, it } from 'vitest'
import { tariffOf } from '../../../domain/business/business.ts'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import { refundDue } from '../../../domain/payments/cancellation-policy.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { noShowEmail, stayCancelled, stayChanged } from '../../../worker/email/change-emails.ts'
import { closureNotice } from '../../../worker/email/closure-notice.ts'
import { emailText } from '../../../worker/email/email.ts'
import type { EmailContext, GuestStay } from '../../../worker/email/email-context.ts'
import { bookingConfirmed, reservationConfirmed } from '../../../worker/email/guest-emails.ts'
import { emailI18n } from '../../../worker/email/i18n.ts'
import { receipt } from '../../../worker/email/money-emails.ts'
import { dropOffReminder } from '../../../worker/email/reminder-emails.ts'
import { passLinkAgain } from '../../../worker/email/requested-emails.ts'

/**
 * Every message of the emails that speaks of a refund, and when it is sent.
 * - `refundable`: it promises a refund, so only while a cancellation refunds everything.
 * - `not_refundable`: it says that there is none.
 * - `unpaid`: it says that cancelling costs nothing, and nothing is paid.
 * - `our_closure`: the office is closed, so it offers to refund a paid stay whatever its day.
 * - `fact`: it reports a refund that was made or is due.
 */
const about: Record<string, 'refundable' | 'not_refundable' | 'unpaid' | 'our_closure' | 'fact'> = {
  'letter.refund': 'refundable',
  'letter.no-refund-today': 'not_refundable',
  'letter.no-refund': 'not_refundable',
  'letter.moved-late': 'not_refundable',
  'ended.not-refunded': 'not_refundable',
  'ended.moved-late': 'not_refundable',
  'closure.move-or-refund': 'our_closure',
  'closure.move-or-cancel': 'unpaid',
  'letter.returned': 'fact',
  'refunded.way': 'fact',
  'refunded.reference': 'fact',
  'refunded.reference-later': 'fact',
  'refunded.subject': 'fact',
  'refund-delayed.subject': 'fact',
  'refund-delayed.intro': 'fact',
}

const speaksOfRefund =
  /refund|full amount|money back|gets? (it |everything )?back|costs? (you )?nothing/i

/** The compiled English messages, whose parts are joined as JSON. */
function messages(): [id: string, text: string][] {
  const { messages } = emailI18n('en')
  return Object.entries(messages).map(([id, text]) => [id, JSON.stringify(text)])
}

const today = '2026-10-24'
const now = tiranaInstant(today, '09:00')

function stayOn(days: number, movedLateAt: Date | null, locale: Locale = 'en'): GuestStay {
  const startDate = tiranaInstant(addDays(today, days), '10:00')
  const pickUpAt = tiranaInstant(addDays(today, days + 1), '17:00')
  return {
    id: 'stay',
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
    startDate,
    endDate: pickUpAt,
    pickUpAt,
    duration: 2,
    movedLateAt,
    tariff: 1,
    status: 'confirmed',
    endedAt: null,
    conflictAt: null,
    unpricedAt: null,
    currency: 'EUR',
    disputed: false,
    totalPrice: 1200,
    received: 1200,
    refunded: 0,
    due: 0,
    kept: 1200,
    passUrl: 'https://luggage.test/pass#gAbc',
    paymentStatus: 'paid',
    version: 1,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  }
}

const emailContext: EmailContext = {
  data: { date: today },
  refunds: [],
  overpaid: 0,
  atDesk: 0,
  held: 0,
  toSend: 0,
  changes: 0,
  collectedBy: null,
  at: now,
  now,
}

/** What the rule refunds if the guest cancels now. */
function ruled({ tariff, storageType, luggageCount, kept, ...stay }: GuestStay): number {
  const dates = { dropOff: tiranaDate(stay.startDate), pickUp: tiranaDate(stay.pickUpAt) }
  const paid = { tariff: tariffOf({ tariff }), storageType, luggageCount, paid: kept, ...dates }
  const isMovedLate = stay.movedLateAt !== null
  return refundDue(paid, { kind: 'cancelled', on: today, isMovedLate })
}

const closure = {
  kind: 'closed' as const,
  from: tiranaInstant(addDays(today, -5), '00:00'),
  to: tiranaInstant(addDays(today, 9), '00:00'),
  liftedAt: null,
}

function emailsAbout(stay: GuestStay): Record<string, string> {
  const emails = {
    confirmed: bookingConfirmed(stay, emailContext),
    reserved: reservationConfirmed(
      { ...stay, received: 0, kept: 0, due: 1200, movedLateAt: null },
      emailContext,
    ),
    changed: stayChanged(stay, emailContext),
    cancelled: stayCancelled({ ...stay, status: 'cancelled' }, emailContext),
    missed: noShowEmail({ ...stay, status: 'no_show' }, emailContext),
    receipt: receipt(stay, emailContext),
    reminder: dropOffReminder(stay, emailContext),
    link: passLinkAgain(stay),
    closed: closureNotice(stay, closure),
  }
  return Object.fromEntries(
    Object.entries(emails).flatMap(([kind, email]) => (email ? [[kind, emailText(email)]] : [])),
  )
}

const stays = [-2, 0, 1, 30].flatMap((days) =>
  [null, now].map((movedLateAt) => ({ days, movedLateAt })),
)

describe('the emails that speak of a refund', () => {
  it('are all listed, with the stays that they are about', () => {
    const unlisted = messages()
      .filter(([, text]) => speaksOfRefund.test(text))
      .map(([id]) => id)
      .filter((id) => !(id in about))
    expect(unlisted).toEqual([])
  })

  it('are all still written', () => {
    const ids = new Set(messages().map(([id]) => id))
    expect(Object.keys(about).filter((id) => !ids.has(id))).toEqual([])
  })

  it.each(stays)(
    'promise one exactly if the rule refunds: day $days, moved $movedLateAt',
    (its) => {
      for (const locale of locales) {
        const stay = stayOn(its.days, its.movedLateAt, locale)
        const texts = emailsAbout(stay)
        const saying = (id: string) =>
          Object.keys(texts).filter((kind) =>
            texts[kind]?.includes(emailI18n(locale)._(id, { amount: '€12.00' })),
          )
        const isRefunded = ruled(stay) > 0
        expect(saying('letter.refund')).toEqual(isRefunded ? ['confirmed'] : [])
        const refusals = ['letter.no-refund-today', 'letter.no-refund', 'letter.moved-late']
        const refusing = refusals.flatMap(saying).filter((kind) => kind === 'confirmed')
        expect(refusing).toEqual(isRefunded ? [] : ['confirmed'])
        expect(saying('letter.moved-late')).toEqual(its.movedLateAt ? ['confirmed', 'changed'] : [])
        expect(saying('closure.move-or-cancel')).toEqual([])
        expect(saying('closure.move-or-refund')).toEqual('closed' in texts ? ['closed'] : [])
      }
    },
  )

  it('say what was paid and why it is kept, after a cancellation and a no-show', () => {
    const { cancelled, missed } = emailsAbout(stayOn(0, null))
    for (const text of [cancelled, missed]) expect(text).toContain('You paid €12.00. There is no')
    const late = emailsAbout(stayOn(3, now))
    expect(late.cancelled).toContain('You paid €12.00. There is no refund, because the booking was')
  })

  it('offer the move only to guests who can still make it on the pass', () => {
    const said = (stay: GuestStay, at = now) =>
      emailText(bookingConfirmed(stay, { ...emailContext, now: at })).includes('Delayed?')
    expect(said(stayOn(0, null))).toBe(true)
    expect(said(stayOn(0, null), tiranaInstant(today, '10:00'))).toBe(false)
    expect(said({ ...stayOn(0, null), passUrl: null })).toBe(false)
    expect(said(stayOn(1, null))).toBe(false)
  })
})
