import type { I18n } from '@lingui/core'
import { business } from '../../domain/business.ts'
import { clockTime } from '../../domain/clock.ts'
import { clockText } from '../../domain/clock-text.ts'
import { longInstantText } from '../../domain/date-text.ts'
import { type Locale, localizePath } from '../../domain/locales.ts'
import { totalText } from '../../domain/money-text.ts'
import type { GuestStay } from './guest-stay.ts'
import { mailI18n } from './i18n.ts'
import type { Letter } from './letter.tsx'
import { storageTime } from './storage-time.ts'

type Facts = Letter['facts']

function stayFacts(i18n: I18n, stay: GuestStay): Facts {
  const { reference, luggageCount, startDate, endDate, locale } = stay
  const facts: Facts = [
    [i18n._('letter.reference'), reference],
    [i18n._('letter.items'), String(luggageCount)],
    [i18n._('letter.drop-off'), longInstantText(startDate, locale)],
  ]
  if (endDate) facts.push([i18n._('letter.pick-up'), longInstantText(endDate, locale)])
  return facts
}

function requests(i18n: I18n, { specialRequests }: GuestStay): Facts {
  return specialRequests ? [[i18n._('letter.special-requests'), specialRequests]] : []
}

/** An address of the web or of mail, or a number to call, however its digits are grouped. */
const address = /\/\/|@|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}|(?:\p{Nd}[\p{P}\p{Zs}]*){4}/u

/** Reads as people do: other forms of a dot are dots, and what is not seen is not there. */
function leadsElsewhere(name: string): boolean {
  return address.test(name.normalize('NFKD').replace(/[\p{Cf}\p{M}]/gu, ''))
}

/** Greets by name, unless the name would send the reader somewhere. */
export function greeting(i18n: I18n, name: string): Pick<Letter, 'greeting'> {
  return leadsElsewhere(name) ? {} : { greeting: i18n._('letter.greeting', { name }) }
}

function findUs(i18n: I18n, locale: Locale): string {
  const { street, postalCode, city } = business.address
  return i18n._('letter.find-us', {
    address: `${street}, ${postalCode} ${city}`,
    opens: clockText(clockTime(business.opensAt), locale),
    closes: clockText(clockTime(business.closesAt), locale),
  })
}

function farewell(i18n: I18n): string[] {
  const goodbye = `${i18n._('letter.goodbye')}\n${business.name}`
  return [i18n._('letter.questions', { phone: business.phone }), goodbye]
}

/** To the guest whose payment has arrived. */
export function bookingConfirmed(booking: GuestStay): Letter {
  const { locale, reference, customerName: name, customerEmail, received } = booking
  const i18n = mailI18n(locale)
  return {
    guest: customerEmail,
    locale,
    subject: i18n._('booking.subject', { reference }),
    ...greeting(i18n, name),
    paragraphs: [i18n._('booking.intro')],
    facts: [
      ...stayFacts(i18n, booking),
      ...(booking.endDate ? [] : storageTime(i18n, booking)),
      [i18n._('letter.paid'), totalText(received, locale)],
      ...requests(i18n, booking),
    ],
    closing: [
      i18n._('letter.at-the-counter'),
      findUs(i18n, locale),
      i18n._('letter.refund'),
      i18n._('letter.cancel'),
      ...farewell(i18n),
    ],
  }
}

/**
 * To the guest who pays at the desk, or to whomever the form names: it repeats no free text of the
 * form, or anyone could write to strangers in our name.
 */
export function reservationConfirmed(reservation: GuestStay): Letter {
  const { locale, reference, customerName: name, customerEmail, totalPrice } = reservation
  const i18n = mailI18n(locale)
  const toPay: Facts =
    totalPrice > 0 ? [[i18n._('letter.to-pay'), totalText(totalPrice, locale)]] : []
  return {
    guest: customerEmail,
    locale,
    subject: i18n._('reservation.subject', { reference }),
    ...greeting(i18n, name),
    paragraphs: [i18n._('reservation.intro')],
    facts: [...stayFacts(i18n, reservation), ...toPay],
    closing: [
      i18n._('letter.at-the-counter'),
      findUs(i18n, locale),
      i18n._('letter.cancel'),
      ...farewell(i18n),
    ],
  }
}

/** The pages on which a guest whose booking does not stand may try again. */
function tryAgain(i18n: I18n, { locale }: GuestStay): string {
  const page = (path: string) => `${business.origin}${localizePath(path, locale)}`
  return i18n._('letter.try-again', {
    book: page('/book-online'),
    reserve: page('/reserve-pay-location'),
  })
}

interface News {
  subject: string
  paragraphs: string[]
  closing: string[]
}

/** A letter that tells what became of a payment, and of which stay. */
function paymentNews(i18n: I18n, stay: GuestStay, { subject, paragraphs, closing }: News): Letter {
  return {
    guest: stay.customerEmail,
    locale: stay.locale,
    subject,
    ...greeting(i18n, stay.customerName),
    paragraphs,
    facts: stayFacts(i18n, stay),
    closing: [...closing, i18n._('letter.questions', { phone: business.phone }), business.name],
  }
}

/** To the guest who did not pay within the hour. */
export function paymentLapsed(stay: GuestStay): Letter {
  const i18n = mailI18n(stay.locale)
  return paymentNews(i18n, stay, {
    subject: i18n._('lapsed.subject', { reference: stay.reference }),
    paragraphs: [i18n._('lapsed.intro'), i18n._('lapsed.other-booking')],
    closing: [tryAgain(i18n, stay)],
  })
}

/** To the guest who was told that the bank takes its time, and whose bank then said no. */
export function paymentDeclined(stay: GuestStay): Letter {
  const i18n = mailI18n(stay.locale)
  return paymentNews(i18n, stay, {
    subject: i18n._('declined.subject', { reference: stay.reference }),
    paragraphs: [i18n._('declined.intro')],
    closing: [tryAgain(i18n, stay)],
  })
}

/** To the guest whose money came, but not as it was asked for. */
export function paymentInReview(stay: GuestStay): Letter {
  const i18n = mailI18n(stay.locale)
  return paymentNews(i18n, stay, {
    subject: i18n._('review.subject', { reference: stay.reference }),
    paragraphs: [i18n._('review.intro', { hours: business.replyHours })],
    closing: [],
  })
}
