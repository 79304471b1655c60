import { type Column, eq } from 'drizzle-orm'
import type { StaffBooking } from '../../domain/answers.ts'
import type { BookingRequest } from '../../domain/booking.ts'
import { prices } from '../../domain/business.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-times.ts'
import { AppError } from '../errors.ts'
import { recordChange } from './audit.ts'
import { closuresAhead, isOpenFor } from './closures.ts'
import type { Database } from './database.ts'
import { insertIf } from './insert-if.ts'
import { queueMail } from './outbox.ts'
import { type Cursor, newestFirst } from './page.ts'
import { nextCheck } from './payment-checks.ts'
import { takeReference, withReference } from './references.ts'
import { bookings } from './schema.ts'
import { searchKeys } from './search-keys.ts'
import type { Submission } from './submission.ts'

export type Booking = typeof bookings.$inferSelect

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

/**
 * Saves a booking once per submission: a repeat gets the row that the first one made. Throws what
 * `assertOpen` throws of the closures that are in its way.
 */
export async function createBooking(
  db: Database,
  booking: NewBooking,
  assertOpen: (openingTimes: OpeningTimes) => void,
  now: Date,
): Promise<Booking> {
  const { request, submission, totalPrice, duration, payOnline } = booking
  return withReference(now, async (reference) => {
    const id = crypto.randomUUID()
    const values: Booking = {
      ...request,
      ...submission,
      id,
      reference,
      customerPhone: request.customerPhone ?? null,
      endDate: request.endDate ?? null,
      specialRequests: request.specialRequests ?? null,
      ...searchKeys(request),
      totalPrice,
      duration,
      currency: prices.currency,
      amountRefunded: 0,
      status: 'pending',
      paymentStatus: 'pending',
      paymentId: null,
      paymentCheckAt: payOnline ? nextCheck(now, now) : null,
      version: 0,
      createdAt: now,
      updatedAt: now,
    }
    const change = { actor: 'guest', action: 'booking_created', to: 'pending' }
    const [, , , [row], closures] = await db.batch([
      insertIf(db, bookings, values, isOpenFor(db, request, now)),
      takeReference(db, bookings, id),
      recordChange(db, bookings, eq(bookings.id, id), change, now),
      db.select().from(bookings).where(eq(bookings.idempotencyKey, submission.idempotencyKey)),
      closuresAhead(db, now),
      ...(payOnline ? [] : [queueMail(db, 'request_received', bookings, eq(bookings.id, id), now)]),
    ])
    if (!row) {
      assertOpen({ ...regularOpeningTimes, closures })
      throw new AppError('storage_unavailable')
    }
    return row
  })
}

export async function bookingById(db: Database, id: string) {
  return db.select().from(bookings).where(eq(bookings.id, id)).get()
}

/** The booking that an earlier submit under this key made. */
export async function bookingOfSubmission(db: Database, idempotencyKey: string) {
  return db.select().from(bookings).where(eq(bookings.idempotencyKey, idempotencyKey)).get()
}

/** What staff see of a booking. */
const staffColumns = {
  id: bookings.id,
  reference: bookings.reference,
  customerName: bookings.customerName,
  customerEmail: bookings.customerEmail,
  customerPhone: bookings.customerPhone,
  serviceType: bookings.serviceType,
  luggageCount: bookings.luggageCount,
  startDate: bookings.startDate,
  endDate: bookings.endDate,
  specialRequests: bookings.specialRequests,
  status: bookings.status,
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
  storageType: bookings.storageType,
  duration: bookings.duration,
  totalPrice: bookings.totalPrice,
  amountRefunded: bookings.amountRefunded,
  currency: bookings.currency,
  paymentStatus: bookings.paymentStatus,
  paymentId: bookings.paymentId,
} satisfies Record<keyof StaffBooking, Column>

/** The newest bookings, or those older than `cursor`; one more than a page holds. */
export async function listBookings(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffBooking<Date>[]> {
  const rows = db.select(staffColumns).from(bookings).$dynamic()
  return newestFirst(rows, bookings, cursor)
}
