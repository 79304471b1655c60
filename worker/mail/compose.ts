import { business } from '../../domain/business.ts'
import type { StayLetter } from '../../domain/stay-change.ts'
import type { Stay } from '../../domain/stay-file.ts'
import { contactById } from '../db/contacts.ts'
import type { Database } from '../db/database.ts'
import type { OutboxRow } from '../db/outbox.ts'
import { closureById } from '../db/staff-closures.ts'
import { stayById } from '../db/stay-files.ts'
import type { Settings } from '../env.ts'
import { closureNotice } from './closure-notice.ts'
import {
  bookingConfirmed,
  paymentDeclined,
  paymentInReview,
  paymentLapsed,
  reservationConfirmed,
} from './guest-letters.ts'
import { type GuestStay, hasGuest } from './guest-stay.ts'
import { readerOf } from './kinds.ts'
import { type Letter, letterHtml, letterText, oneLine } from './letter.tsx'
import {
  contactReceived,
  disputeClosed,
  disputeLost,
  disputeOpened,
  orphanPayment,
  paymentReview,
  refundFailed,
  requestReceived,
} from './office-letters.ts'

type MoneyAlert =
  | 'payment_review'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_closed'
  | 'refund_failed'

const withGuest: Record<Exclude<StayLetter, MoneyAlert>, (stay: GuestStay) => Letter> = {
  booking_confirmed: bookingConfirmed,
  reservation_confirmed: reservationConfirmed,
  request_received: requestReceived,
  payment_lapsed: paymentLapsed,
  payment_declined: paymentDeclined,
  payment_in_review: paymentInReview,
}

/** Money moves for months, so the office hears of it even where the guest was erased. */
const aboutMoney: Record<MoneyAlert, (stay: Stay, mail: OutboxRow) => Letter> = {
  payment_review: paymentReview,
  dispute_opened: disputeOpened,
  dispute_lost: disputeLost,
  dispute_closed: disputeClosed,
  refund_failed: refundFailed,
}

function isMoneyAlert(kind: StayLetter): kind is MoneyAlert {
  return kind in aboutMoney
}

/**
 * What a guest is told of a closure; null where nothing is left to tell: it was lifted, or the stay was
 * moved or cancelled.
 */
async function closureNoticeOf(
  db: Database,
  closureId: string,
  stayId: string,
): Promise<Letter | null> {
  const [closure, stay] = await Promise.all([closureById(db, closureId), stayById(db, stayId)])
  return closure && stay && hasGuest(stay) ? closureNotice(stay, closure) : null
}

/** The same, as its reader would get it now. */
export async function closureLetter(db: Database, closureId: string, stayId: string) {
  const letter = await closureNoticeOf(db, closureId, stayId)
  if (!letter?.guest) return null
  const { guest: to, locale, subject } = letter
  return { to, locale, subject, text: letterText(letter) }
}

/** The letter that a row of the outbox asks for; null when what it is about is gone. */
async function letterOf(db: Database, mail: OutboxRow): Promise<Letter | null> {
  const { kind, stayId, data } = mail
  if (kind === 'orphan_payment') return orphanPayment(String(data.intent))
  if (kind === 'contact_received') {
    const message = await contactById(db, String(data.message))
    return message ? contactReceived(message) : null
  }
  if (kind === 'closure_notice') {
    return stayId ? closureNoticeOf(db, String(data.closure), stayId) : null
  }
  const stay = stayId ? await stayById(db, stayId) : undefined
  if (!stay) return null
  if (isMoneyAlert(kind)) return aboutMoney[kind](stay, mail)
  return hasGuest(stay) ? withGuest[kind](stay) : null
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
  const [to, replyTo] = readerOf[mail.kind] === 'guest' ? [guest, office] : [office, guest]
  return {
    from: { name: business.name, email: MAIL_FROM },
    to,
    replyTo,
    subject: oneLine(letter.subject),
    html: letterHtml(letter),
    text: letterText(letter),
  }
}
