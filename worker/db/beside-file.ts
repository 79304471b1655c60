import { custodyRecords } from '../../domain/custody-record.ts'
import { calendarChanges } from '../../domain/stay-calendar.ts'
import { selectCalendarChanges } from './calendar-changes.ts'
import { selectCustody } from './custody.ts'
import type { Database } from './database.ts'

/** What a pass shows that no file has, in one trip: what calendars count, and when bags came and left. */
export async function besideFile(db: Database, stayId: string) {
  const [audited, bags] = await db.batch([
    selectCalendarChanges(db, stayId),
    selectCustody(db, stayId),
  ])
  return { changes: calendarChanges(audited), records: custodyRecords(bags) }
}
