import { and, type Column, eq, lte, sql } from 'drizzle-orm'
import type { BookingRequest } from '../../domain/booking.ts'
import { mailboxKey } from '../../domain/mailbox.ts'
import type { OpeningTimes } from '../../domain/opening-times.ts'
import type { Quote } from '../../domain/pricing.ts'
import type { StaffBooking } from '../../domain/staff-lists.ts'
import { AppError } from '../errors.ts'
import { insertStay, type NewStay, type SubmittedStay, staysOfMailbox } from './create-stay.ts'
import type { Database } from './database.ts'
import { newPayment, newStay } from './new-stay.ts'
import { type Cursor, newestFirst } from './page.ts'
import { withReference } from './references.ts'
import { payments } from './schema/money.ts'
import { stays } from './schema/stays.ts'
import type { Submission } from './submission.ts'

/** So many requests are confirmed to a mailbox; the office hears of all. */
const perHour = 10
const hourSeconds = 3600

interface NewBooking {
  request: BookingRequest
  submission: Submission
  price: Quote
  /** A request from the in-page dialog asks for no payment; staff are told of it instead. */
  payOnline: boolean
}

/**
 * Saves a booking once per submission: a repeat gets the row that the first one made. Throws what
 * `assertOpen` throws of the closures that are in its way.
 */
export async function createBooking(
  db: Database,
  { request, submission, price, payOnline }: NewBooking,
  assertOpen: (openingTimes: OpeningTimes) => void,
  now: Date,
): Promise<SubmittedStay> {
  const emailKey = mailboxKey(request.customerEmail)
  const since = new Date(now.getTime() - hourSeconds * 1000)
  // Anybody can name any address in the form.
  const hasRoom = lte(staysOfMailbox(db, 'booking', emailKey, since), perHour)
  const requested: NewStay['letters'] = [
    { kind: 'request_received' },
    { kind: 'request_noted', condition: hasRoom },
  ]
  const saved = await withReference(now, (reference) => {
    const stay = newStay(request, { kind: 'booking', status: 'pending', reference, price, now })
    const booking = {
      stay,
      emailKey,
      action: payOnline ? 'booked' : 'requested',
      submission,
      payment: payOnline ? newPayment(stay.totalPrice, now) : null,
      letters: payOnline ? [] : requested,
      visits: request,
    } as const
    return insertStay(db, booking, assertOpen)
  })
  if (!saved) throw new AppError('storage_unavailable')
  return saved
}

/** The intent of the payment that a stay was booked with. */
const firstIntent = sql<string | null>`(
  SELECT ${payments.intentId} FROM ${payments}
  WHERE ${and(eq(payments.stayId, stays.id), eq(payments.method, 'stripe'))}
  ORDER BY ${payments.createdAt} LIMIT 1
)`

/** What staff see of a booking. */
const staffColumns = {
  id: stays.id,
  reference: stays.reference,
  customerName: sql<string>`coalesce(${stays.customerName}, '')`,
  customerEmail: sql<string>`coalesce(${stays.customerEmail}, '')`,
  customerPhone: stays.customerPhone,
  serviceType: stays.serviceType,
  luggageCount: stays.luggageCount,
  startDate: stays.startDate,
  endDate: stays.endDate,
  specialRequests: stays.specialRequests,
  status: stays.status,
  createdAt: stays.createdAt,
  updatedAt: stays.updatedAt,
  storageType: stays.storageType,
  duration: stays.duration,
  totalPrice: stays.totalPrice,
  amountRefunded: stays.returned,
  currency: stays.currency,
  paymentStatus: stays.paymentStatus,
  disputed: stays.disputed,
  paymentId: firstIntent,
} satisfies Record<keyof StaffBooking, Column | typeof firstIntent>

/** The newest bookings, or those older than `cursor`; one more than a page holds. */
export async function listBookings(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffBooking<Date>[]> {
  const rows = db.select(staffColumns).from(stays).$dynamic()
  return newestFirst(rows, stays, cursor, eq(stays.kind, 'booking'))
}
