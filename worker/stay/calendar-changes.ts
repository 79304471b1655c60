import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { audit } from '../db/schema/stays.ts'
import type { Wanted } from './stay-files.ts'

/** A statement that reads what `calendarChanges` counts. */
export function selectCalendarChanges(db: Database, wanted: Wanted) {
  const { stayId, fromStatus, toStatus, data } = audit
  const isOf = typeof wanted === 'string' ? eq(stayId, wanted) : inArray(stayId, wanted)
  return db.select({ fromStatus, toStatus, data }).from(audit).where(isOf)
}
