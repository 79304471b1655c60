import { describe, expect, it } from 'vitest'
import { type Locale, locales, localizePath } from '../../../domain/business/locales.ts'
import { type StayStatus, stayStatuses } from '../../../domain/business/stay.ts'
import { type Email, emailText, oneLine } from '../../../worker/email/email.ts'
import type { GuestStay } from '../../../worker/email/email-context.ts'
import { emailHtml } from '../../../worker/email/email-html.tsx'
import { summaryEmail, type ToldStay } from '../../../worker/email/summary-email.ts'

const to = 'ada@guest.example'
const nothing = { atDesk: 0, held: 0, toSend: 0 }
const empty = { to, more: 0, messages: 0, changes: 3, now: new Date('2026-10-20T10:00:00Z') }

function stayIn(
  locale: Locale,
  more: Partial<GuestStay> = {},
  of: Partial<ToldStay> = {},
): ToldStay {
  const { reference = 'TIR-2026-325-K7QM' } = more
  const stay: GuestStay = {
    id: crypto.randomUUID(),
    kind: 'booking',
    source: 'website',
    locale,
    reference,
    customerName: 'Ada Guest',
    customerEmail: to,
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
    passUrl: `https://luggage.test${localizePath('/pass', locale)}#of-${reference}`,
    paymentStatus: 'paid',
    version: 1,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...more,
  }
  return { stay, overpayment: nothing, awaitsPayment: false, ...of }
}

const emailOf = (locale: Locale, stays: ToldStay[], more: object = {}) => {
  const email = summaryEmail({ ...empty, locale, stays, ...more })
  if (!email) throw new Error('nothing to tell')
  return email
}

/** The text and the HTML of an email. */
const textsOf = (email: Email) => [emailText(email), emailHtml(email)]

const endings: [StayStatus | 'unpaid', english: string][] = [
  ['unpaid', 'Not paid yet'],
  ['pending', 'We’re looking at your request'],
  ['confirmed', 'Confirmed'],
  ['checked_in', 'Your luggage is with us'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['no_show', 'Closed, as nobody came'],
  ['expired', 'Lapsed, no space is kept'],
  ['abandoned', 'Closed, as nobody collected the luggage'],
]

describe.each(locales)('the summary email in %s', (locale) => {
  it('shows a single stay by its status, reference, price and link', () => {
    const email = emailOf(locale, [stayIn(locale)])
    expect(oneLine(email.subject)).toBe(email.subject)
    expect(email.subject).toContain('TIR-2026-325-K7QM')
    expect(email).toMatchObject({ guest: to, locale, tag: { hasCode: true } })
    expect(email.enclosures?.map(({ name }) => name)).toEqual(['TIR-2026-325-K7QM.ics'])
    for (const text of textsOf(email)) {
      expect(text).toContain('12')
      expect(text).toContain('/pass#of-TIR-2026-325-K7QM')
      expect(text).toContain('Ada Guest')
      expect(text).not.toMatch(/summary\.\w|undefined/)
    }
  })

  it('has a different text for each status', () => {
    const stays = endings.map(([state], place) =>
      stayIn(
        locale,
        {
          reference: `TIR-2026-325-K7Q${place}`,
          status: state === 'unpaid' ? 'pending' : state,
        },
        { awaitsPayment: state === 'unpaid' },
      ),
    )
    const email = emailOf(locale, stays)
    expect(email.subject).toContain(String(endings.length))
    const states = email.facts.map(([, value]) => value.split('\n')[0])
    expect(new Set(states).size).toBe(endings.length)
    expect(email.facts.map(([label]) => label)).toEqual(stays.map(({ stay }) => stay.reference))
    for (const text of textsOf(email)) {
      for (const { stay } of stays) expect(text).toContain(`/pass#of-${stay.reference}`)
      // Strangers may have typed any name.
      expect(text).not.toContain('Ada Guest')
    }
  })

  it('counts the messages, and the stays that it does not show', () => {
    const messages = emailOf(locale, [], { messages: 7 })
    expect(messages).toMatchObject({ guest: to, facts: [], links: [] })
    for (const text of textsOf(messages)) expect(text).toContain('7')
    const crowd = emailOf(locale, [stayIn(locale), stayIn(locale)], { more: 31 })
    expect(crowd.subject).toContain('33')
    for (const text of textsOf(crowd)) expect(text).toContain('31')
  })
})

describe('promise 36: the summary email', () => {
  it.each(endings)('describes a stay that is %s: %s', (state, words) => {
    const status = state === 'unpaid' ? 'pending' : state
    const stay = stayIn('en', { status }, { awaitsPayment: state === 'unpaid' })
    expect(emailOf('en', [stay]).facts[0]).toEqual(['Status', words])
  })

  it('has a text for every status of a stay', () => {
    expect(endings.map(([state]) => state)).toEqual(expect.arrayContaining([...stayStatuses]))
  })

  it('shows all money: paid, refunded, due, at the desk, or held by a bank', () => {
    const money = { received: 2000, refunded: 800, due: 300 }
    const netPrice = { atDesk: 500, held: 400, toSend: 0 }
    const stays = [
      stayIn('en', money, { overpayment: netPrice }),
      stayIn('en', { reference: 'TIR-2026-325-K7QN' }),
    ]
    for (const chosen of [stays.slice(0, 1), stays]) {
      const [text] = textsOf(emailOf('en', chosen))
      for (const part of ['Paid: €20.00', 'Refunded: €8.00', 'Still to pay: €3.00']) {
        expect(text).toContain(part)
      }
      expect(text).toContain('We still have €5.00 to give back to you')
      expect(text).toContain('€4.00 can’t go back to your card for now')
      expect(text).toContain('not a fiscal receipt')
    }
  })

  it('removes a cancelled stay from the calendar', () => {
    const email = emailOf('en', [stayIn('en', { status: 'cancelled', endedAt: new Date(0) })])
    const files = email.enclosures?.map(({ content }) => new TextDecoder().decode(content)) ?? []
    expect(files).toHaveLength(2)
    for (const file of files) expect(file).toContain('METHOD:CANCEL')
  })

  it('has a stay’s link only if it goes to the address of that stay', () => {
    const other = { reference: 'TIR-2026-325-K7QN', customerEmail: 'ada+tag@guest.example' }
    const email = emailOf('en', [stayIn('en'), stayIn('en', other)])
    expect(emailText(email)).toContain('#of-TIR-2026-325-K7QM')
    expect(emailText(email)).toContain('TIR-2026-325-K7QN: Confirmed')
    expect(emailText(email)).not.toContain('#of-TIR-2026-325-K7QN')
  })

  it('has the link for every Gmail spelling of the stay’s address', () => {
    const own = { customerEmail: 'Ada.Guest+bags@googlemail.com' }
    const email = emailOf('en', [stayIn('en', own), stayIn('en', own)], {
      to: 'adaguest@gmail.com',
    })
    expect(emailText(email)).toContain('#of-TIR-2026-325-K7QM')
  })

  it('is null if nothing is left to tell', () => {
    expect(summaryEmail({ ...empty, locale: 'en', stays: [] })).toBeNull()
  })
})
