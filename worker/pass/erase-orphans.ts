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
        // The action is a literal in the query, because only then does SQLite use the index `audit_orphans`.
        sql`${audit.action} = 'orphan_payment'`,
        namesGuest,
        or(lt(audit.at, before), hasItsStay(db)),
      ),
    )
    .orderBy(audit.at)
    .limit(limit)
}

/**
 * Erases guests' details from up to `limit` orphan payments.
 * These are payments recorded before `before`, and payments that have been added to a stay in the meantime, because
 * that stay has the guest's details. Amounts are kept. Returns the number of payments.
 */
export async function eraseOrphans(db: Database, before: Date, limit: number): Promise<number> {
  const found = await selectOrphansToErase(db, before, limit)
  if (found.length === 0) return 0
  const ids = JSON.stringify(found.map(({ id }) => id))
  await db.batch(erasingTyped(db, sql`(SELECT value FROM json_each(${ids}))`))
  return found.length
}
