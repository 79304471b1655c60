import { and, type Column, eq } from 'drizzle-orm'
import type { StaffReservation } from '../../domain/answers.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-times.ts'
import type { ReservationRequest } from '../../domain/reservation.ts'
import { mailboxHasRoom, mailboxIsFull } from '../mailbox-limit.ts'
import { recordChange } from './audit.ts'
import { closuresAhead, isOpenFor } from './closures.ts'
import type { Database } from './database.ts'
import { insertIf } from './insert-if.ts'
import { queueMail } from './outbox.ts'
import { type Cursor, newestFirst } from './page.ts'
import { takeReference, withReference } from './references.ts'
import { reservations } from './schema.ts'
import { searchKeys } from './search-keys.ts'
import type { Submission } from './submission.ts'

export type Reservation = typeof reservations.$inferSelect

/**
 * Saves a reservation once per submission, with the mail that confirms it to the guest. Throws
 * `rate_limited` for a mailbox that has had its share of them, and what `assertOpen` throws of the
 * closures that are in its way.
 */
export async function createReservation(
  db: Database,
  request: ReservationRequest,
  submission: Submission,
  assertOpen: (openingTimes: OpeningTimes) => void,
  now: Date,
): Promise<Reservation> {
  return withReference(now, async (reference) => {
    const id = crypto.randomUUID()
    const reservation: Reservation = {
      ...request,
      ...submission,
      id,
      reference,
      customerPhone: request.customerPhone ?? null,
      endDate: request.endDate ?? null,
      specialRequests: request.specialRequests ?? null,
      ...searchKeys(request),
      status: 'confirmed',
      version: 0,
      createdAt: now,
      updatedAt: now,
    }
    const isNew = eq(reservations.id, id)
    const change = { actor: 'guest', action: 'reservation_created', to: 'confirmed' }
    const sameKey = eq(reservations.idempotencyKey, submission.idempotencyKey)
    const mayBe = and(isOpenFor(db, request, now), mailboxHasRoom(db, request.customerEmail, now))
    const [, , , , [row], closures] = await db.batch([
      insertIf(db, reservations, reservation, mayBe),
      takeReference(db, reservations, id),
      recordChange(db, reservations, isNew, change, now),
      queueMail(db, 'reservation_confirmed', reservations, isNew, now),
      db.select().from(reservations).where(sameKey),
      closuresAhead(db, now),
    ])
    if (!row) {
      assertOpen({ ...regularOpeningTimes, closures })
      throw mailboxIsFull()
    }
    return row
  })
}

export async function reservationById(db: Database, id: string) {
  return db.select().from(reservations).where(eq(reservations.id, id)).get()
}

/** The reservation that an earlier submit under this key made. */
export async function reservationOfSubmission(db: Database, idempotencyKey: string) {
  return db.select().from(reservations).where(eq(reservations.idempotencyKey, idempotencyKey)).get()
}

/** What staff see of a reservation. */
const staffColumns = {
  id: reservations.id,
  reference: reservations.reference,
  customerName: reservations.customerName,
  customerEmail: reservations.customerEmail,
  customerPhone: reservations.customerPhone,
  serviceType: reservations.serviceType,
  luggageCount: reservations.luggageCount,
  startDate: reservations.startDate,
  endDate: reservations.endDate,
  specialRequests: reservations.specialRequests,
  status: reservations.status,
  createdAt: reservations.createdAt,
  updatedAt: reservations.updatedAt,
  source: reservations.source,
} satisfies Record<keyof StaffReservation, Column>

/** The newest reservations, or those older than `cursor`; one more than a page holds. */
export async function listReservations(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffReservation<Date>[]> {
  const rows = db.select(staffColumns).from(reservations).$dynamic()
  return newestFirst(rows, reservations, cursor)
}
