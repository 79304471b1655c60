import type { StorageType } from '../../domain/services.ts'
import type { Booking } from '../db/bookings.ts'
import type { ContactMessage } from '../db/contacts.ts'
import type { OutboxRow } from '../db/outbox.ts'
import { money, wallTime } from './format.ts'
import { mailI18n } from './i18n.ts'
import type { Letter } from './letter.tsx'
import { storageTime } from './storage-time.ts'

type Facts = Letter['facts']

// The office reads English, whatever language the guest wrote in.
const locale = 'en'

/** As the staff's list calls them. */
const planNames: Record<StorageType, string> = {
  short: 'Short Term',
  daily: 'Daily Storage',
  mid: 'Mid Term',
  long: 'Long Term',
}

function guestFacts(booking: Booking): Facts {
  const { count, from, until } = labelsOf(booking)
  return [
    ['Reference', booking.reference],
    ['Name', booking.customerName],
    ['E-mail', booking.customerEmail],
    ...optional('Phone', booking.customerPhone),
    ['Language', booking.locale],
    ['Service', booking.serviceType],
    ...planFacts(booking),
    ...optional(count, String(booking.luggageCount)),
    [from, wallTime(booking.startDate, locale)],
    ...optional(until, booking.endDate && wallTime(booking.endDate, locale)),
  ]
}

/** A fact, if it has both a name and something to say. */
function optional(label: string | undefined, value: string | null): Facts {
  return label && value ? [[label, value]] : []
}

/** The plan, and how long: the price alone does not tell a month from a few hours. */
function planFacts(booking: Booking): Facts {
  if (booking.serviceType !== 'storage') return []
  return [['Plan', planNames[booking.storageType]], ...storageTime(mailI18n(locale), booking)]
}

/** What the number and the times of a booking are called: only luggage is dropped off. */
function labelsOf({ serviceType }: Booking): { count?: string; from: string; until: string } {
  if (serviceType === 'storage') return { count: 'Items', from: 'Drop-off', until: 'Pick-up' }
  const times = { from: 'From', until: 'Until' }
  return serviceType === 'airport-shuttle' ? { count: 'Passengers', ...times } : times
}

/** A message that a visitor left on the contact page. */
export function contactReceived(message: ContactMessage): Letter {
  return {
    to: 'office',
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

/** A request from the in-page dialog: unpaid, and the guest was promised an answer. */
export function requestReceived(booking: Booking): Letter {
  const price = booking.totalPrice > 0 ? money(booking.totalPrice, locale) : 'on request'
  return {
    to: 'office',
    guest: booking.customerEmail,
    locale,
    subject: `Request ${booking.reference}: ${booking.serviceType}`,
    paragraphs: ['A visitor asks for a service. Reply to this email to confirm the details.'],
    facts: [
      ...guestFacts(booking),
      ['Price shown', price],
      ['Special requests', booking.specialRequests ?? '-'],
    ],
    closing: [],
  }
}

/** Money that no rule knows what to do with. */
export function paymentReview(booking: Booking, { paymentId }: OutboxRow): Letter {
  return {
    to: 'office',
    guest: booking.customerEmail,
    locale,
    subject: `A payment needs your attention: ${booking.reference}`,
    paragraphs: [
      'What Stripe says of this payment does not fit the booking. The guest was told nothing. Please compare the two, then refund or confirm by hand.',
    ],
    facts: [
      ...guestFacts(booking),
      ['Price', money(booking.totalPrice, locale)],
      ['Payment', booking.paymentStatus],
      ['Stay', booking.status],
      ['Stripe payment to look at', paymentId ?? '-'],
      ["The booking's own payment", booking.paymentId ?? '-'],
    ],
    closing: [],
  }
}

/** Money for a booking that is not in the database. */
export function orphanPayment(paymentId: string): Letter {
  return {
    to: 'office',
    locale,
    subject: `A payment without a booking: ${paymentId}`,
    paragraphs: [
      'Stripe has received money for a booking that this website does not know. Please look at the payment in the Stripe dashboard and refund it, or find the guest.',
    ],
    facts: [['Stripe payment', paymentId]],
    closing: [],
  }
}
