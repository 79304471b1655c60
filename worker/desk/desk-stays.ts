import { and, eq, gte, lt, ne, or } from 'drizzle-orm'
import { awaitedSince } from '../../domain/desk/stays-to-close.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { addDays, tiranaDate } from '../../domain/time/calendar.ts'
import { boundsOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { stays } from '../db/schema/stays.ts'
import { recordsOf } from '../stay/stay-records.ts'

/** Returns the stays in the desk's lists (see `deskColumnOf` and `rideDayOf`). */
export function staysOfDay(db: Database, now: Date): Promise<StayRecord[]> {
  return recordsOf(db, expectedOrHere(db, now))
}

export function expectedOrHere(db: Database, now: Date) {
  const today = tiranaDate(now)
  const { from, until } = boundsOf({ from: today, to: today })
  const tomorrow = addDays(today, 1)
  const isLuggage = and(
    eq(stays.serviceType, 'storage'),
    lt(stays.startDate, until),
    gte(stays.pickUpAt, from),
  )
  const isRide = and(
    ne(stays.serviceType, 'storage'),
    lt(stays.startDate, boundsOf({ from: tomorrow, to: tomorrow }).until),
  )
  const isExpected = and(
    eq(stays.status, 'confirmed'),
    gte(stays.pickUpAt, awaitedSince(now)),
    or(isLuggage, isRide),
  )
  const isHere = eq(stays.status, 'checked_in')
  return db.select({ id: stays.id }).from(stays).where(or(isExpected, isHere))
}
