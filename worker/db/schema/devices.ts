import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant, whole } from './columns.ts'
import { staff } from './stays.ts'

/**
 * Each device's last report of its pending actions, and its slot.
 * A row is deleted when staff sign out on the device, or after 30 days without a report.
 */
export const devices = sqliteTable(
  'devices',
  {
    id: id(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    waiting: integer().notNull(),
    /** Time of the oldest pending action, by the device's clock. `null` if there is none. */
    oldestAt: instant(),
    reportedAt: instant().notNull(),
    /**
     * Slot of tag numbers that the device proposes offline, from 1.
     * `null` if all slots are in use.
     */
    slot: integer(),
    /** Tags of bags that the device's pending actions check in. */
    tags: text({ mode: 'json' }).$type<readonly number[]>(),
  },
  (t) => [
    check('devices_waiting', whole(t.waiting, 0)),
    check('devices_oldest', sql`(${t.waiting} > 0) = (${t.oldestAt} IS NOT NULL)`),
    index('devices_by_report').on(t.reportedAt),
  ],
)
