import { business } from '../../domain/business.ts'
import type { StayLetter } from '../../domain/stay-change.ts'
import { contactById } from '../db/contacts.ts'
import type { Database } from '../db/database.ts'
import type { OutboxRow } from '../db/outbox.ts'
import { stayById } from '../db/stay-files.ts'
import type { Settings } from '../env.ts'
import {
  bookingConfirmed,
  paymentDeclined,
  paymentInReview,
  paymentLapsed,
  reservationConfirmed,
} from './guest-letters.ts'
import { type GuestStay, hasGuest } from './guest-stay.ts'
import { type Letter, letterHtml, letterText, oneLine } from './letter.tsx'
import {
  contactReceived,
  disputeClosed,
  disputeOpened,
  orphanPayment,
  paymentReview,
  refundFailed,
  requestReceived,
} from './office-letters.ts'

const aboutStay: Record<StayLetter, (stay: GuestStay, mail: OutboxRow) => Letter> = {
  booking_confirmed: bookingConfirmed,
  reservation_confirmed: reservationConfirmed,
  request_received: requestReceived,
  payment_lapsed: paymentLapsed,
  payment_declined: paymentDeclined,
  payment_in_review: paymentInReview,
  payment_review: paymentReview,
  dispute_opened: disputeOpened,
  dispute_closed: disputeClosed,
  refund_failed: refundFailed,
}

/** The letter that a row of the outbox asks for; null when what it is about is gone. */
async function letterOf(db: Database, mail: OutboxRow): Promise<Letter | null> {
  const { kind, stayId, data } = mail
  if (kind === 'orphan_payment') return orphanPayment(String(data.intent))
  if (kind === 'contact_received') {
    const message = await contactById(db, String(data.message))
    return message ? contactReceived(message) : null
  }
  const stay = stayId ? await stayById(db, stayId) : undefined
  return stay && hasGuest(stay) ? aboutStay[kind](stay, mail) : null
}

/** The mail that a row of the outbox asks for; null when what it is about is gone. */
export async function compose(
  db: Database,
  { MAIL_FROM, MAIL_OFFICE: office }: Settings,
  mail: OutboxRow,
): Promise<EmailMessageBuilder | null> {
  const letter = await letterOf(db, mail)
  if (!letter) return null
  const guest = letter.guest ?? office
  const [to, replyTo] = letter.to === 'guest' ? [guest, office] : [office, guest]
  return {
    from: { name: business.name, email: MAIL_FROM },
    to,
    replyTo,
    subject: oneLine(letter.subject),
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
