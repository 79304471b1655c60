import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import { answerableSince, awaitedSince } from '../../domain/desk/stays-to-close.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/money.ts'
import { stays } from '../db/schema/stays.ts'
import { recordsWithIds } from '../stay/stay-records.ts'

export function selectToClose(db: Database, now: Date, limit: number) {
  const paysOnline = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.stayId, stays.id), sql`${payments.method} = 'stripe'`))
  const earliest = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: stays.id })
      .from(stays)
      .where(condition)
      .orderBy(asc(stays.pickUpAt))
      .limit(limit)
  return [
    earliest(and(eq(stays.status, 'confirmed'), lt(stays.pickUpAt, awaitedSince(now)))),
    earliest(
      and(
        eq(stays.status, 'pending'),
        lt(stays.pickUpAt, answerableSince(now)),
        // Excludes stays with money that hasn't been refunded, because staff decide about it.
        eq(stays.received, stays.refunded),
        notExists(paysOnline),
      ),
    ),
  ] as const
}

export async function staysToClose(db: Database, now: Date, limit: number): Promise<StayRecord[]> {
  const found = await db.batch(selectToClose(db, now, limit))
  return recordsWithIds(
    db,
    found.flat().map(({ id }) => id),
  )
}
