import { business } from '../../domain/business.ts'
import { bookingById } from '../db/bookings.ts'
import { contactById } from '../db/contacts.ts'
import type { Database } from '../db/database.ts'
import type { OutboxRow } from '../db/outbox.ts'
import { reservationById } from '../db/reservations.ts'
import type { MailKind } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { bookingConfirmed, reservationConfirmed } from './guest-letters.ts'
import { type Letter, letterHtml, letterText, oneLine } from './letter.tsx'
import { contactReceived, orphanPayment, paymentReview, requestReceived } from './office-letters.ts'

type Writer = (db: Database, mail: OutboxRow) => Promise<Letter | null>

/** A letter about a row, unless the row is gone. */
function about<Row>(
  find: (db: Database, id: string) => Promise<Row | undefined>,
  write: (row: Row, mail: OutboxRow) => Letter,
): Writer {
  return async (db, mail) => {
    const row = await find(db, mail.subjectId)
    return row ? write(row, mail) : null
  }
}

const writers: Record<MailKind, Writer> = {
  booking_confirmed: about(bookingById, bookingConfirmed),
  reservation_confirmed: about(reservationById, reservationConfirmed),
  request_received: about(bookingById, requestReceived),
  contact_received: about(contactById, contactReceived),
  payment_review: about(bookingById, paymentReview),
  orphan_payment: async (_db, { subjectId }) => orphanPayment(subjectId),
}

/** The mail that a row of the outbox asks for; `null` when what it is about is gone. */
export async function compose(
  db: Database,
  { MAIL_FROM, MAIL_OFFICE: office }: Settings,
  mail: OutboxRow,
): Promise<EmailMessageBuilder | null> {
  const letter = await writers[mail.kind](db, mail)
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
