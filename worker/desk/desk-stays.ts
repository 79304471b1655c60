import { and, eq, gte, lt, or } from 'drizzle-orm'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { stays } from '../db/schema/stays.ts'
import { recordsOf } from '../stay/stay-records.ts'

/**
 * Returns stays that are expected today or checked in.
 * These are the storage stays with a column in `deskColumnOf`.
 */
export function staysOfDay(db: Database, now: Date): Promise<StayRecord[]> {
  return recordsOf(db, expectedOrHere(db, now))
}

export function expectedOrHere(db: Database, now: Date) {
  const today = tiranaDate(now)
  const { from, until } = boundsOf({ from: today, to: today })
  const isExpected = and(
    eq(stays.status, 'confirmed'),
    eq(stays.serviceType, 'storage'),
    lt(stays.startDate, until),
    gte(stays.pickUpAt, from),
  )
  const isHere = eq(stays.status, 'checked_in')
  return db.select({ id: stays.id }).from(stays).where(or(isExpected, isHere))
}
