import { eq, sql } from 'drizzle-orm'
import { calendarChanges } from '../../domain/pass/stay-calendar.ts'
import type { Database } from '../db/database.ts'
import { stayLinks } from '../db/schema/custody.ts'
import { refunds } from '../db/schema/money.ts'
import { audit } from '../db/schema/stays.ts'
import { selectCalendarChanges } from '../stay/guest-files.ts'

/**
 * What an email about a stay tells beside it: the refunds of its change, how many changes of the stay a calendar
 * has to take over until now, when it happened, and who collected by it.
 */
export async function factsOf(db: Database, stayId: string, changeId: string) {
  const [made, audited, [change]] = await db.batch([
    db.select({ id: refunds.id }).from(refunds).where(eq(refunds.changeId, changeId)),
    selectCalendarChanges(db, stayId),
    db
      .select({ at: audit.happenedAt, collectedBy: stayLinks.name })
      .from(audit)
      .leftJoin(stayLinks, eq(stayLinks.id, sql`${audit.data} ->> 'collector'`))
      .where(eq(audit.id, changeId)),
  ])
  const { at = new Date(0), collectedBy = null } = change ?? {}
  const refundIds = made.map(({ id }) => id)
  return { refundIds, changes: calendarChanges(audited), at, collectedBy }
}
