import { and, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { audit } from '../db/schema/stays.ts'
import { hasItsStay } from '../reports/attention-conditions.ts'
import { erasingTyped } from './erase-typed.ts'

const { data } = audit
const namesGuest = sql`coalesce(${data} ->> 'name', ${data} ->> 'email', ${data} ->> 'phone') IS NOT NULL`

export function selectOrphansToErase(db: Database, before: Date, limit: number) {
  return db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        // SQLite only uses the index `audit_orphans` if the action is a literal.
        sql`${audit.action} = 'orphan_payment'`,
        namesGuest,
        or(lt(audit.at, before), hasItsStay(db)),
      ),
    )
    .orderBy(audit.at)
    .limit(limit)
}

/**
 * Erases guests' details from up to `limit` orphan payments, and returns the number of payments.
 * These were recorded before `before`, or have since been added to a stay. Amounts are kept.
 */
export async function eraseOrphans(db: Database, before: Date, limit: number): Promise<number> {
  const found = await selectOrphansToErase(db, before, limit)
  if (found.length === 0) return 0
  const ids = JSON.stringify(found.map(({ id }) => id))
  await db.batch(erasingTyped(db, sql`(SELECT value FROM json_each(${ids}))`))
  return found.length
}
