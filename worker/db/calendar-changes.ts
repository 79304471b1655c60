import { eq } from 'drizzle-orm'
import { calendarChanges } from '../../domain/stay-calendar.ts'
import type { Database } from './database.ts'
import { audit } from './schema/stays.ts'

/** What `calendarChanges` counts. */
export function selectCalendarChanges(db: Database, stayId: string) {
  const { fromStatus, toStatus, data } = audit
  return db.select({ fromStatus, toStatus, data }).from(audit).where(eq(audit.stayId, stayId))
}

/** How many changes of a stay a calendar has to take over. */
export async function calendarChangesOf(db: Database, stayId: string): Promise<number> {
  return calendarChanges(await selectCalendarChanges(db, stayId))
}
