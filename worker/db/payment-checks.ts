import { and, eq, lte } from 'drizzle-orm'
import { nextCheckMinutes } from '../../domain/payment.ts'
import type { Booking } from './bookings.ts'
import type { Database } from './database.ts'
import { bookings } from './schema.ts'

const minute = 60_000

/** When a payment that nobody has heard of is looked at again. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / minute
  return new Date(now.getTime() + nextCheckMinutes(age) * minute)
}

/** Takes up to `limit` bookings whose payment is due for a look, and puts off the next one. */
export async function takePaymentsToCheck(
  db: Database,
  now: Date,
  limit: number,
): Promise<Booking[]> {
  const due = await db
    .select({
      id: bookings.id,
      createdAt: bookings.createdAt,
      paymentCheckAt: bookings.paymentCheckAt,
    })
    .from(bookings)
    .where(lte(bookings.paymentCheckAt, now))
    .orderBy(bookings.paymentCheckAt)
    .limit(limit)
  const takes = due.map(({ id, createdAt, paymentCheckAt }) =>
    db
      .update(bookings)
      .set({ paymentCheckAt: nextCheck(createdAt, now) })
      // Whoever else takes it meanwhile has moved it.
      .where(and(eq(bookings.id, id), eq(bookings.paymentCheckAt, paymentCheckAt ?? now)))
      .returning(),
  )
  const [first, ...others] = takes
  return first ? (await db.batch([first, ...others])).flat() : []
}
