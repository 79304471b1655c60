import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isOpen, isPaid, type PaymentStatus, paymentAllowedFrom } from '../../domain/payment.ts'
import { stayAfterPayment } from '../../domain/stay.ts'
import { recordChange } from './audit.ts'
import type { Booking } from './bookings.ts'
import type { Database } from './database.ts'
import { queueMail } from './outbox.ts'
import { bookings } from './schema.ts'

/** What a booking's money is to become. Amounts in cents. */
export interface PaymentMove {
  paymentStatus: PaymentStatus
  amountRefunded: number
  paymentId: string | null
  /** `stripe` when its answer says so, `system` when we gave a booking up. */
  actor: 'stripe' | 'system'
  /** The intent that a person has to look at, if one has to. */
  reviewOf?: string
}

/**
 * Moves a booking's money on from the row that was read, with everything that follows from it: the
 * stay, the audit rows, the mail. All of it happens or, where someone else moved the row first,
 * nothing. Answers with the row as it is now, and whether it was this call that moved it.
 */
export async function movePayment(db: Database, from: Booking, move: PaymentMove, now: Date) {
  const { paymentStatus, amountRefunded, paymentId, actor } = move
  const status = stayAfterPayment(from.status, paymentStatus)
  const confirms = from.status !== status && status === 'confirmed'
  const moves = from.paymentStatus !== paymentStatus || from.amountRefunded !== amountRefunded
  const paidForNothing = isPaid(paymentStatus) && status === 'cancelled'
  const reviewOf = move.reviewOf ?? (paidForNothing ? paymentId : null)

  // Every effect stands before the update, under the update's own condition.
  const unmoved = and(
    eq(bookings.id, from.id),
    eq(bookings.version, from.version),
    inArray(bookings.paymentStatus, [...paymentAllowedFrom[paymentStatus], paymentStatus]),
  ) as SQL
  const only = (happens: boolean) => (happens ? unmoved : sql`false`)
  const money = { actor, action: 'payment_moved', from: from.paymentStatus, to: paymentStatus }
  const stay = { actor, action: 'stay_moved', from: from.status, to: status }

  const [, , , , moved, [booking]] = await db.batch([
    recordChange(db, bookings, only(moves), money, now),
    recordChange(db, bookings, only(from.status !== status), stay, now),
    queueMail(db, 'booking_confirmed', bookings, only(confirms), now),
    queueMail(db, 'payment_review', bookings, only(reviewOf !== null), now, reviewOf),
    db
      .update(bookings)
      .set({
        paymentStatus,
        amountRefunded,
        paymentId,
        status,
        version: from.version + 1,
        updatedAt: now,
        ...(isOpen(paymentStatus) ? {} : { paymentCheckAt: null }),
      })
      .where(unmoved)
      .returning({ id: bookings.id }),
    db.select().from(bookings).where(eq(bookings.id, from.id)),
  ])
  return { moved: moved.length > 0, booking }
}
