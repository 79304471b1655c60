import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant, whole } from './columns.ts'
import { staff } from './stays.ts'

/** What a device at the counter last said of the acts that wait on it; erased when its user signs out. */
export const devices = sqliteTable(
  'devices',
  {
    /** Made by the device, which keeps it. */
    id: id(),
    /** Who was signed in. */
    staffId: text()
      .notNull()
      .references(() => staff.id),
    waiting: integer().notNull(),
    /** When the oldest of them was done, by the device's clock. */
    oldestAt: instant(),
    reportedAt: instant().notNull(),
  },
  (t) => [
    check('devices_waiting', whole(t.waiting, 0)),
    check('devices_oldest', sql`(${t.waiting} > 0) = (${t.oldestAt} IS NOT NULL)`),
    index('devices_by_report').on(t.reportedAt),
  ],
)
