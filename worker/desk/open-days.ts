import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '../../domain/business/roles.ts'
import type { OpenDay } from '../../domain/desk/till.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { staff } from '../db/schema/stays.ts'
import { holderId } from '../stay/drawer.ts'
import { hasClosing } from './counts.ts'
import type { DrawerOf } from './held-cash.ts'

/** Minimum time in milliseconds for which a staff member's open day is reported. */
const askedFor = 31 * 24 * 3_600_000

/** Milliseconds by which a count's time may be earlier than that of a movement it covers. */
const slack = 60_000

/**
 * Returns the SQL condition that no closed count covers the movement.
 * The condition on `made.at` lets SQLite read only the counts since the movement.
 */
const isOpen = (
  ofDrawer: SQL,
) => sql`NOT EXISTS (SELECT 1 FROM audit made JOIN drawer_counts counts ON counts.audit_id = made.id
  WHERE made.action = 'drawer_counted' AND made.at >= moved.at - ${slack} AND counts.up_to >= moved.id
  AND ${ofDrawer} AND ${hasClosing(sql`counts.id`)})`

function lastOfShared(today: number) {
  return sql`(SELECT drawer.id, audit.at, NULL AS holder FROM drawer CROSS JOIN audit ON audit.id = drawer.audit_id
    WHERE drawer.id > 0 AND audit.at < ${today} ORDER BY drawer.id DESC LIMIT 1)`
}

function lastOfEach(today: number) {
  const longAgo = sql`coalesce((SELECT counts.up_to FROM audit made JOIN drawer_counts counts ON counts.audit_id = made.id
    WHERE made.action = 'drawer_counted' AND made.at < ${today - askedFor} ORDER BY made.at DESC LIMIT 1), 0)`
  return sql`(SELECT max(drawer.id) AS id, max(audit.at) AS at, ${holderId} AS holder
    FROM drawer CROSS JOIN audit ON audit.id = drawer.audit_id
    WHERE drawer.id > ${longAgo} AND audit.at < ${today} GROUP BY 3)`
}

/**
 * Selects when cash last moved in each drawer before today (Tirana), if no closing covers that
 * movement. The latest movement is enough, because a count covers all earlier ones.
 */
export function selectOpenDays(
  db: Database,
  { drawers, now }: Pick<DrawerOf, 'drawers'> & { now: Date },
) {
  const today = tiranaInstant(tiranaDate(now), '00:00').getTime()
  const isShared = drawers === 'shared'
  const own = sql`made.subject_id IN ('drawer', 'drawer:' || moved.holder)`
  return db
    .select({
      at: sql<number>`moved.at`.as('moved_at'),
      holder: { id: sql<string>`moved.holder`.as('holder_id'), username: staff.username },
    })
    .from(sql`${isShared ? lastOfShared(today) : lastOfEach(today)} moved`)
    .leftJoin(staff, sql`${staff.id} = moved.holder`)
    .where(isOpen(isShared ? sql`true` : own))
}

export function openDaysOf(
  rows: Awaited<ReturnType<typeof selectOpenDays>>,
  { drawers, staffId, role }: DrawerOf & { role: Role },
): OpenDay[] {
  return rows
    .filter(({ holder }) => drawers === 'shared' || role === 'owner' || holder?.id === staffId)
    .map(({ at, holder }) => ({
      day: tiranaDate(new Date(at)),
      holder:
        drawers === 'person' && holder ? { id: holder.id, username: holder.username ?? '' } : null,
    }))
}
