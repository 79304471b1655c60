import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Booking } from './bookings.ts'
import type { Database } from './database.ts'
import { bookings } from './schema.ts'

export async function bookingOfPayment(db: Database, paymentId: string) {
  return db.select().from(bookings).where(eq(bookings.paymentId, paymentId)).get()
}

/**
 * Ties a booking to the intent that was made for it, unless it has one already. Answers with the
 * intent that it is tied to; `null` when it was given up in the meantime, and nobody may be shown
 * one any more.
 */
export async function attachPayment(
  db: Database,
  id: string,
  paymentId: string,
): Promise<string | null> {
  const waiting = and(isNull(bookings.paymentId), ne(bookings.paymentStatus, 'canceled'))
  const [, [row]] = await db.batch([
    db
      .update(bookings)
      .set({ paymentId, version: sql`${bookings.version} + 1` })
      .where(and(eq(bookings.id, id), waiting)),
    db
      .select({ paymentId: bookings.paymentId, paymentStatus: bookings.paymentStatus })
      .from(bookings)
      .where(eq(bookings.id, id)),
  ])
  return row && row.paymentStatus !== 'canceled' ? row.paymentId : null
}

/** Notes that Stripe broke down over a booking's intent, so that the next attempt is a new one. */
export async function countFailure(db: Database, { id, version }: Booking): Promise<void> {
  await db
    .update(bookings)
    .set({ version: version + 1 })
    .where(and(eq(bookings.id, id), eq(bookings.version, version)))
}
