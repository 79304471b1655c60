import { and, desc, eq, getTableColumns, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { BookingRequest } from '../../domain/booking.ts'
import { checkMinutes } from '../../domain/payment.ts'
import { phoneKey, textKey } from '../../domain/search-key.ts'
import { AppError } from '../errors.ts'
import { recordChange } from './audit.ts'
import type { Database } from './database.ts'
import { queueMail } from './outbox.ts'
import { type Cursor, olderThan, pageSize } from './page.ts'
import { takeReference, withReference } from './references.ts'
import { bookings } from './schema.ts'
import type { Submission } from './submission.ts'

export type Booking = typeof bookings.$inferSelect

const minute = 60_000

/** When a payment that nobody has heard of is looked at again. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + checkMinutes * minute)
}

interface NewBooking {
  request: BookingRequest
  submission: Submission
  /** In cents; 0 for a price that staff have to name. */
  totalPrice: number
  /** Hours for the short plan, days otherwise. */
  duration: number
  /** A request from the in-page dialog asks for no payment; staff are told of it instead. */
  payOnline: boolean
}

/** Saves a booking once per submission: a repeat gets the row that the first one made. */
export async function createBooking(
  db: Database,
  booking: NewBooking,
  now: Date,
): Promise<Booking> {
  const { request, submission, totalPrice, duration, payOnline } = booking
  return withReference(now, async (reference) => {
    const id = crypto.randomUUID()
    const values: typeof bookings.$inferInsert = {
      ...request,
      ...submission,
      id,
      reference,
      totalPrice,
      duration,
      nameKey: textKey(request.customerName),
      emailKey: textKey(request.customerEmail),
      phoneKey: request.customerPhone ? phoneKey(request.customerPhone) : null,
      paymentCheckAt: payOnline ? nextCheck(now) : null,
      createdAt: now,
      updatedAt: now,
    }
    const change = { actor: 'guest', action: 'booking_created', to: 'pending' }
    const [, , , [row]] = await db.batch([
      db.insert(bookings).values(values).onConflictDoNothing({ target: bookings.idempotencyKey }),
      takeReference(db, bookings, id),
      recordChange(db, bookings, eq(bookings.id, id), change, now),
      db.select().from(bookings).where(eq(bookings.idempotencyKey, submission.idempotencyKey)),
      ...(payOnline ? [] : [queueMail(db, 'request_received', bookings, eq(bookings.id, id), now)]),
    ])
    if (!row) throw new AppError('storage_unavailable')
    return row
  })
}

export async function bookingOfPayment(db: Database, paymentId: string) {
  return db.select().from(bookings).where(eq(bookings.paymentId, paymentId)).get()
}

export async function bookingById(db: Database, id: string) {
  return db.select().from(bookings).where(eq(bookings.id, id)).get()
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

const {
  nameKey,
  emailKey,
  phoneKey: _,
  idempotencyKey,
  requestDigest,
  ...shown
} = getTableColumns(bookings)

/** The newest bookings, or those older than `cursor`; one more than a page holds, if there is one. */
export function listBookings(db: Database, cursor: Cursor | null) {
  return db
    .select(shown)
    .from(bookings)
    .where(olderThan(bookings, cursor))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(pageSize + 1)
}
