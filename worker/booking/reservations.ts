import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { ReservationRequest } from '../../domain/booking/reservation.ts'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import type { OpeningTimes } from '../../domain/opening-hours/opening-times.ts'
import type { Quote } from '../../domain/pricing/pricing.ts'
import type { StaffReservation } from '../../domain/reports/staff-lists.ts'
import type { Database } from '../db/database.ts'
import type { IdempotentRequest } from '../db/idempotency.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { stays } from '../db/schema/stays.ts'
import { insertStay, type SubmittedStay } from './create-stay.ts'
import { newStay, withReference } from './new-stay.ts'

interface NewReservation {
  request: ReservationRequest
  idempotent: IdempotentRequest
  price: Quote
}

/**
 * Saves a reservation, or returns the one that was saved earlier under the same idempotency key.
 * Throws like `insertStay`.
 */
export function createReservation(
  db: Database,
  { request, idempotent, price }: NewReservation,
  assertOpen: (openingTimes: OpeningTimes) => void,
  now: Date,
): Promise<SubmittedStay> {
  return withReference(now, (reference) => {
    const reservation = {
      stay: newStay(request, { kind: 'reservation', status: 'confirmed', reference, price, now }),
      emailKey: mailboxKey(request.customerEmail),
      action: 'reserved',
      idempotent,
      payment: null,
      emails: ['reservation_confirmed', 'new_booking'],
      visits: request,
    } as const
    return insertStay(db, reservation, assertOpen)
  })
}

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
  source: stays.source,
  storageType: stays.storageType,
  tariff: stays.tariff,
  totalPrice: stays.totalPrice,
} satisfies Record<keyof StaffReservation, Column | SQL>

export async function listReservations(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffReservation<Date>[]> {
  const rows = db.select(staffColumns).from(stays).$dynamic()
  return newestFirst(rows, stays, cursor, eq(stays.kind, 'reservation'))
}
