import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import { searchKeys } from '../../domain/search-key.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import type { Database } from './database.ts'
import { stayKeys, stays } from './schema/stays.ts'
import { filesOf } from './stay-files.ts'

/** How many stays a search answers with. */
const found = 20

/**
 * Those that the counter expects today, and those whose bags are in the house: every stay of storage
 * that `deskColumnOf` has a column for, by indexes.
 */
export function staysOfDay(db: Database, now: Date): Promise<StayFile[]> {
  const [today, tomorrow] = [0, 1].map((days) =>
    tiranaInstant(addDays(tiranaDate(now), days), '00:00'),
  ) as [Date, Date]
  const isExpected = and(
    eq(stays.status, 'confirmed'),
    eq(stays.serviceType, 'storage'),
    lt(stays.startDate, tomorrow),
    gte(stays.pickUpAt, today),
  )
  const isHere = eq(stays.status, 'checked_in')
  return filesOf(db, db.select({ id: stays.id }).from(stays).where(or(isExpected, isHere)))
}

/** The newest stays that every word of the search is the beginning of a key of; none for no word. */
export async function findStays(db: Database, text: string): Promise<StayFile[]> {
  const keys = searchKeys(text)
  if (keys.length === 0) return []
  const named = and(...keys.map((key) => inArray(stays.id, keyed(db, key))))
  const newest = [desc(stays.createdAt), desc(stays.id)]
  const ids = db.select({ id: stays.id }).from(stays).where(named)
  return filesOf(db, ids.orderBy(...newest).limit(found))
}

function keyed(db: Database, key: string) {
  const begins = and(gte(stayKeys.key, key), lt(stayKeys.key, `${key}\u{10FFFF}`))
  return db.select({ id: stayKeys.stayId }).from(stayKeys).where(begins)
}
