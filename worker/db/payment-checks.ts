import { inArray, lte } from 'drizzle-orm'
import { checkMinutes } from '../../domain/payment.ts'
import type { Booking } from './bookings.ts'
import type { Database } from './database.ts'
import { bookings } from './schema.ts'

const minute = 60_000

/** When a payment that nobody has heard of is looked at again. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + checkMinutes * minute)
}

/** Takes up to `limit` bookings whose payment is due for a look, and puts off the next one. */
export async function takePaymentsToCheck(
  db: Database,
  now: Date,
  limit: number,
): Promise<Booking[]> {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.paymentCheckAt, now))
    .orderBy(bookings.paymentCheckAt)
    .limit(limit)
  return db
    .update(bookings)
    .set({ paymentCheckAt: nextCheck(now) })
    .where(inArray(bookings.id, due))
    .returning()
}
