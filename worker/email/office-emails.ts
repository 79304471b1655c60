import { type Cents, totalText } from '../../domain/business/money.ts'

import { type Service, services } from '../../domain/business/services.ts'
import type { StorageType } from '../../domain/business/stay.ts'
import { claimOf, lossOf } from '../../domain/payments/account.ts'
import type { Account } from '../../domain/payments/money-rows.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import { longInstantText } from '../../domain/time/date-text.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { StoredMessage } from './contacts.ts'
import type { Email } from './email.ts'
import type { GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { storageTime } from './stay-facts.ts'

type FactRows = Email['facts']
type WithoutAccount = Omit<Stay, keyof Account | 'deskNote' | 'linkNumber'>

// The office's emails are always in English.
const locale = 'en'

const planNames: Record<StorageType, string> = {
  short: 'Short Term',
  daily: 'Daily Storage',
  mid: 'Mid Term',
  long: 'Long Term',
}

function stayFacts(booking: WithoutAccount): FactRows {
  const { count, from, until } = labelsOf(booking)
  return [
    ['Reference', booking.reference],
    ...optional('Name', booking.customerName),
    ...optional('E-mail', booking.customerEmail),
    ...optional('Phone', booking.customerPhone),
    ['Language', booking.locale],
    ['Service', booking.serviceType],
    ...planFacts(booking),
    ...optional(count, String(booking.luggageCount)),
    [from, longInstantText(booking.startDate, locale)],
    ...optional(until, booking.endDate && longInstantText(booking.endDate, locale)),
  ]
}

function optional(label: string | undefined, value: string | null): FactRows {
  return label && value ? [[label, value]] : []
}

function planFacts(booking: WithoutAccount): FactRows {
  if (booking.serviceType !== 'storage') return []
  return [['Plan', planNames[booking.storageType]], ...storageTime(emailI18n(locale), booking)]
}

const countNames: Record<Service['counts'], string | undefined> = {
  items: 'Items',
  passengers: 'Passengers',
  nothing: undefined,
}

function labelsOf({ serviceType }: WithoutAccount): {
  count: string | undefined
  from: string
  until: string
} {
  const count = countNames[services[serviceType].counts]
  return serviceType === 'storage'
    ? { count, from: 'Drop-off', until: 'Pick-up' }
    : { count, from: 'From', until: 'Until' }
}

export function contactReceived(message: StoredMessage): Email {
  return {
    guest: message.email,
    locale,
    subject: `Message from ${message.name}: ${message.subject ?? ''}`,
    paragraphs: ['A visitor has written to you. Reply to this email to answer them.'],
    facts: [
      ['Name', message.name],
      ['E-mail', message.email],
      ['Language', message.locale],
      ['Subject', message.subject ?? ''],
      ['Message', message.message],
    ],
    closing: [],
  }
}

export function requestReceived(booking: GuestStay): Email {
  const price = booking.totalPrice > 0 ? totalText(booking.totalPrice, locale) : 'on request'
  return {
    guest: booking.customerEmail,
    locale,
    subject: `Request ${booking.reference}: ${booking.serviceType}`,
    paragraphs: ['A visitor asks for a service. Reply to this email to confirm the details.'],
    facts: [
      ...stayFacts(booking),
      ['Price shown', price],
      ['Special requests', booking.specialRequests ?? '-'],
    ],
    closing: [],
  }
}

export function newBooking(stay: GuestStay): Email {
  const isPaid = stay.received > 0
  return {
    guest: stay.customerEmail,
    locale,
    subject: `New ${isPaid ? 'booking' : 'reservation'}: ${stay.reference}`,
    paragraphs: [
      isPaid
        ? 'A guest has booked and paid online.'
        : 'A guest has reserved and pays at the counter.',
    ],
    facts: [
      ...stayFacts(stay),
      ['Price', totalText(stay.totalPrice, locale)],
      ['Paid', totalText(stay.received, locale)],
      ['Special requests', stay.specialRequests ?? '-'],
    ],
    closing: [],
  }
}

export function emailDead(stay: WithoutAccount | undefined, { data }: EmailContext): Email {
  const about = stay ? stay.reference : 'a message from the website'
  return {
    ...(stay?.customerEmail && { guest: stay.customerEmail }),
    locale,
    subject: `An email did not reach its reader: ${about}`,
    paragraphs: [
      'This email to a guest could not be sent, or was not accepted by their mailbox. “To do” says why. Please tell the guest another way.',
    ],
    facts: [['Mail', String(data.kind).replaceAll('_', ' ')], ...(stay ? stayFacts(stay) : [])],
    closing: [],
  }
}

type EmailContext = Pick<OutboxRow, 'data'>

function moneyAlert(
  stay: Stay,
  { data }: EmailContext,
  { subject, paragraph }: { subject: string; paragraph: string },
): Email {
  return {
    ...(stay.customerEmail && { guest: stay.customerEmail }),
    locale,
    subject: `${subject}: ${stay.reference}`,
    paragraphs: [paragraph],
    facts: [
      ...stayFacts(stay),
      ['Price', totalText(stay.totalPrice, locale)],
      ['Received', totalText(stay.received, locale)],
      ['Returned', totalText(stay.refunded, locale)],
      ['Payment', stay.paymentStatus],
      ['Stay', stay.status],
      ['Stripe payment to look at', String(data.intent ?? '-')],
    ],
    closing: [],
  }
}

export function paymentReview(stay: Stay, emailContext: EmailContext): Email {
  const told =
    Number(emailContext.data.received) > 0 ? 'The guest was told that we are checking it. ' : ''
  return moneyAlert(stay, emailContext, {
    subject: 'A payment needs your attention',
    paragraph: `What Stripe says of this payment does not fit the stay. ${told}Please compare the two, then refund the payment or accept it.`,
  })
}

export function disputeOpened(stay: Stay, emailContext: EmailContext): Email {
  return moneyAlert(stay, emailContext, {
    subject: 'A payment is disputed',
    paragraph:
      "The cardholder's bank disputes this payment. Please answer in the Stripe dashboard before its deadline: a dispute that is not answered is lost.",
  })
}

export function disputeLost(stay: Stay, emailContext: EmailContext): Email {
  const alert = moneyAlert(stay, emailContext, {
    subject: 'A dispute was lost',
    paragraph:
      "The cardholder's bank has decided against us, and the money is gone. A cancelled or missed stay asks its guest for nothing: write off what is still due. What we lost beyond the price, nobody owes.",
  })
  const facts: FactRows = [
    ...alert.facts,
    ['Still due', totalText(Math.max(0, claimOf(stay)), locale)],
    ['Lost', totalText(lossOf(stay), locale)],
  ]
  return { ...alert, facts }
}

export function disputeClosed(stay: Stay, emailContext: EmailContext): Email {
  return moneyAlert(stay, emailContext, {
    subject: 'A dispute has ended',
    paragraph: 'The dispute is over, and the money stays with us.',
  })
}

export function refundFailed(
  stay: Stay,
  { data, overpaid }: EmailContext & { overpaid: Cents },
): Email {
  const alert = moneyAlert(
    stay,
    { data },
    {
      subject: 'A refund has failed',
      paragraph:
        "Stripe has refused a refund, or the guest's bank has sent it back. Please return what is still owed another way.",
    },
  )
  const toReturn = totalText(overpaid, locale)
  return { ...alert, facts: [...alert.facts, ['Still to return', toReturn]] }
}
