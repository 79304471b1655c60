import { eq, sql } from 'drizzle-orm'
import { calendarChanges } from '../../domain/pass/stay-calendar.ts'
import type { Database } from '../db/database.ts'
import { passLinks } from '../db/schema/custody.ts'
import { refunds } from '../db/schema/money.ts'
import { audit } from '../db/schema/stays.ts'
import { selectCalendarChanges } from '../stay/guest-records.ts'

export async function factsOf(db: Database, stayId: string, auditId: string) {
  const [made, audited, [change]] = await db.batch([
    db.select({ id: refunds.id }).from(refunds).where(eq(refunds.auditId, auditId)),
    selectCalendarChanges(db, stayId),
    db
      .select({ at: audit.happenedAt, collectedBy: passLinks.name })
      .from(audit)
      .leftJoin(passLinks, eq(passLinks.id, sql`${audit.data} ->> 'collector'`))
      .where(eq(audit.id, auditId)),
  ])
  const { at = new Date(0), collectedBy = null } = change ?? {}
  const refundIds = made.map(({ id }) => id)
  return { refundIds, changes: calendarChanges(audited), at, collectedBy }
}
