import { and, type Column, eq, sql } from 'drizzle-orm'
import type { BookingRequest } from '../../domain/booking/booking.ts'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import type { OpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import type { Quote } from '../../domain/pricing/pricing.ts'
import type { StaffBooking } from '../../domain/reports/staff-lists.ts'
import type { Database } from '../db/database.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { payments } from '../db/schema/money.ts'
import { stays } from '../db/schema/stays.ts'
import { insertStay, type SubmittedStay } from './create-stay.ts'
import { newPayment, newStay, withReference } from './new-stay.ts'

import { isRepeated } from './repeated-booking.ts'

const requested = ['request_received', 'request_noted'] as const

interface NewBooking {
  request: BookingRequest
  idempotent: IdempotentRequest
  price: Quote
  payOnline: boolean
  again?: boolean
  /** Idempotency keys of the bookings to replace. */
  replaced?: readonly string[]
}

/**
 * Saves a booking, or returns the one that was saved earlier under the same idempotency key.
 * Throws `booked_already` for a repeated online booking (see `isRepeated`), unless `again` is set.
 * Otherwise throws like `insertStay`.
 */
export function createBooking(
  db: Database,
  { request, idempotent, price, payOnline, again = false, replaced = [] }: NewBooking,
  assertOpen: (openingTimes: OpeningTimes) => void,
  now: Date,
): Promise<SubmittedStay> {
  const asksFirst = payOnline && !again
  const refusal = { when: isRepeated(db, request, replaced, now), code: 'booked_already' } as const
  return withReference(now, (reference) => {
    const stay = newStay(request, { kind: 'booking', status: 'pending', reference, price, now })
    const booking = {
      stay,
      emailKey: mailboxKey(request.customerEmail),
      action: payOnline ? 'booked' : 'requested',
      idempotent,
      payment: payOnline ? newPayment(stay.totalPrice, now) : null,
      emails: payOnline ? [] : requested,
      visits: request,
      ...(asksFirst && { refusal }),
    } as const
    return insertStay(db, booking, assertOpen)
  })
}

const firstIntent = sql<string | null>`(
  SELECT ${payments.paymentIntentId} FROM ${payments}
  WHERE ${and(eq(payments.stayId, stays.id), eq(payments.method, 'stripe'))}
  ORDER BY ${payments.createdAt} LIMIT 1
)`

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
  amountRefunded: stays.refunded,
  currency: stays.currency,
  paymentStatus: stays.paymentStatus,
  disputed: stays.disputed,
  paymentId: firstIntent,
} satisfies Record<keyof StaffBooking, Column | typeof firstIntent>

export async function listBookings(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffBooking<Date>[]> {
  const rows = db.select(staffColumns).from(stays).$dynamic()
  return newestFirst(rows, stays, cursor, eq(stays.kind, 'booking'))
}
