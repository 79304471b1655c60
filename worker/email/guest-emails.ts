import type { I18n } from '@lingui/core'
import { business } from '../../domain/business/business.ts'
import { localizePath } from '../../domain/business/locales.ts'
import { totalText } from '../../domain/business/money.ts'
import { calendarOf } from './calendar.ts'
import type { Email } from './email.ts'
import type { EmailContext, GuestStay } from './email-context.ts'
import { emailI18n } from './i18n.ts'
import { codeAtDesk, moneyBack, refundPromise } from './money-back.ts'
import {
  aboutStay,
  cancelLink,
  type FactRows,
  farewell,
  findUs,
  howToCancel,
  mapLink,
  moneyFacts,
  openQuestions,
  paidFacts,
  serviceName,
  stayFacts,
  storageTime,
} from './stay-facts.ts'

function requests(i18n: I18n, { specialRequests }: GuestStay): FactRows {
  return specialRequests ? [[i18n._('letter.special-requests'), specialRequests]] : []
}

export function bookingConfirmed(booking: GuestStay, emailContext: EmailContext): Email {
  const { locale, reference, serviceType } = booking
  if (serviceType !== 'storage') return serviceConfirmed(booking, emailContext)
  const i18n = emailI18n(locale)
  return aboutStay(i18n, booking, {
    subject: i18n._('booking.subject', { reference }),
    ...codeAtDesk(i18n, booking, emailContext),
    paragraphs: [i18n._('booking.intro'), ...moneyBack(i18n, booking, emailContext)],
    facts: [
      ...stayFacts(i18n, booking),
      ...(booking.endDate ? [] : storageTime(i18n, booking)),
      ...paidFacts(i18n, booking),
      ...requests(i18n, booking),
    ],
    links: [...cancelLink(i18n, booking), ...mapLink(i18n, booking.locale)],
    closing: [
      i18n._('letter.at-the-counter'),
      findUs(i18n, locale),
      ...refundPromise(i18n, booking, emailContext),
      ...howToCancel(i18n, booking),
      i18n._('letter.not-fiscal'),
      ...farewell(i18n),
    ],
    enclosures: calendarOf(i18n, booking, emailContext),
  })
}

/**
 * Writes the email about a reservation, without the special requests.
 * With them, anyone could use our emails to write to strangers.
 */
export function reservationConfirmed(reservation: GuestStay, emailContext: EmailContext): Email {
  const { locale, reference, totalPrice, serviceType } = reservation
  if (serviceType !== 'storage') return serviceConfirmed(reservation, emailContext)
  const i18n = emailI18n(locale)
  const toPay: FactRows =
    totalPrice > 0 ? [[i18n._('letter.to-pay'), totalText(totalPrice, locale)]] : []
  return aboutStay(i18n, reservation, {
    subject: i18n._('reservation.subject', { reference }),
    paragraphs: [i18n._('reservation.intro')],
    facts: [...stayFacts(i18n, reservation), ...toPay],
    links: [...cancelLink(i18n, reservation), ...mapLink(i18n, reservation.locale)],
    closing: [
      i18n._('letter.at-the-counter'),
      findUs(i18n, locale),
      ...howToCancel(i18n, reservation),
      ...farewell(i18n),
    ],
    enclosures: calendarOf(i18n, reservation, emailContext),
  })
}

function serviceConfirmed(stay: GuestStay, emailContext: EmailContext): Email {
  const { locale, reference, serviceType, received } = stay
  const i18n = emailI18n(locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('service.subject', { service: serviceName(i18n, serviceType), reference }),
    ...codeAtDesk(i18n, stay, emailContext),
    paragraphs: [i18n._('service.intro'), ...moneyBack(i18n, stay, emailContext)],
    facts: [...stayFacts(i18n, stay), ...moneyFacts(i18n, stay)],
    links: cancelLink(i18n, stay),
    closing: [
      ...howToCancel(i18n, stay),
      ...(received > 0 ? [i18n._('letter.not-fiscal')] : []),
      ...farewell(i18n),
    ],
  })
}

function tryAgain(i18n: I18n, { locale }: GuestStay): string {
  const page = (path: string) => `${business.origin}${localizePath(path, locale)}`
  return i18n._('letter.try-again', {
    book: page('/book-online'),
    reserve: page('/reserve-pay-location'),
  })
}

function contact(i18n: I18n): string[] {
  return [openQuestions(i18n), business.name]
}

export function paymentExpired(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('lapsed.subject', { reference: stay.reference }),
    paragraphs: [i18n._('lapsed.intro'), i18n._('lapsed.other-booking')],
    closing: [tryAgain(i18n, stay), ...contact(i18n)],
  })
}

export function paymentDeclined(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('declined.subject', { reference: stay.reference }),
    paragraphs: [i18n._('declined.intro')],
    closing: [tryAgain(i18n, stay), ...contact(i18n)],
  })
}

export function paymentInReview(stay: GuestStay): Email {
  const i18n = emailI18n(stay.locale)
  return aboutStay(i18n, stay, {
    subject: i18n._('review.subject', { reference: stay.reference }),
    paragraphs: [i18n._('review.intro', { hours: business.replyHours })],
  })
}
