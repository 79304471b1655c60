import { and, desc, eq, gt, gte, like, lt, or } from 'drizzle-orm'
import type { ReservationRequest } from '../../domain/reservation.ts'
import { textKey } from '../../domain/search-key.ts'
import { AppError } from '../errors.ts'
import { recordChange } from './audit.ts'
import type { Database } from './database.ts'
import { queueMail } from './outbox.ts'
import { type Cursor, olderThan, pageSize, shownColumns } from './page.ts'
import { takeReference, withReference } from './references.ts'
import { reservations } from './schema.ts'
import { searchKeys } from './search-keys.ts'
import type { Submission } from './submission.ts'

export type Reservation = typeof reservations.$inferSelect

/** Saves a reservation once per submission, with the mail that confirms it to the guest. */
export async function createReservation(
  db: Database,
  request: ReservationRequest,
  submission: Submission,
  now: Date,
): Promise<Reservation> {
  return withReference(now, async (reference) => {
    const id = crypto.randomUUID()
    const values: typeof reservations.$inferInsert = {
      ...request,
      ...submission,
      id,
      reference,
      ...searchKeys(request),
      createdAt: now,
      updatedAt: now,
    }
    const isNew = eq(reservations.id, id)
    const change = { actor: 'guest', action: 'reservation_created', to: 'confirmed' }
    const sameKey = eq(reservations.idempotencyKey, submission.idempotencyKey)
    const [, , , , [row]] = await db.batch([
      db.insert(reservations).values(values).onConflictDoNothing({
        target: reservations.idempotencyKey,
      }),
      takeReference(db, reservations, id),
      recordChange(db, reservations, isNew, change, now),
      queueMail(db, 'reservation_confirmed', reservations, isNew, now),
      db.select().from(reservations).where(sameKey),
    ])
    if (!row) throw new AppError('storage_unavailable')
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

/** How many reservations since `since` go to the mailbox of this address, `ada+any@…` being `ada@…`. */
export function countOfMailbox(db: Database, email: string, since: Date): Promise<number> {
  const { emailKey, createdAt } = reservations
  const [local = '', host] = textKey(email).split('@')
  const [name] = local.split('+')
  // The comma is the character behind the plus.
  const tagged = and(
    gte(emailKey, `${name}+`),
    lt(emailKey, `${name},`),
    like(emailKey, `%@${host}`),
  )
  const sameMailbox = or(eq(emailKey, `${name}@${host}`), tagged)
  return db.$count(reservations, and(sameMailbox, gt(createdAt, since)))
}

/** The newest reservations, or those older than `cursor`; one more than a page holds. */
export function listReservations(db: Database, cursor: Cursor | null) {
  return db
    .select(shownColumns(reservations))
    .from(reservations)
    .where(olderThan(reservations, cursor))
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(pageSize + 1)
}
