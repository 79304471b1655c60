import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { calendarChanges } from '../../domain/stay-calendar.ts'
import { selectCalendarChanges } from './calendar-changes.ts'
import type { Database } from './database.ts'
import { stayLinks } from './schema/custody.ts'
import { refunds } from './schema/money.ts'
import { audit } from './schema/stays.ts'

/**
 * What a mail about a stay tells beside it: what went back by its change, none of what Stripe or a bank
 * refused, how many changes of the stay a calendar has to take over until now, and when it happened and who
 * collected by it.
 */
export async function factsOf(db: Database, stayId: string, changeId: string) {
  const isRefused = inArray(refunds.state, ['failed', 'canceled'])
  const [wentBack, audited, [change]] = await db.batch([
    db
      .select({
        method: refunds.method,
        cents: refunds.cents,
        bankReference: refunds.bankReference,
        isReversal: refunds.isReversal,
      })
      .from(refunds)
      .where(and(eq(refunds.changeId, changeId), not(isRefused))),
    selectCalendarChanges(db, stayId),
    db
      .select({ at: audit.happenedAt, collectedBy: stayLinks.name })
      .from(audit)
      .leftJoin(stayLinks, eq(stayLinks.id, sql`${audit.data} ->> 'collector'`))
      .where(eq(audit.id, changeId)),
  ])
  const { at = new Date(0), collectedBy = null } = change ?? {}
  return { wentBack, changes: calendarChanges(audited), at, collectedBy }
}
