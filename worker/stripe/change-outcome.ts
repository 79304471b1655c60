import { and, eq, sql } from 'drizzle-orm'
import type { PendingChangeView } from '../../domain/pass/pass.ts'
import type { ChangeOutcome } from '../../domain/pass/pending-change.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import { audit } from '../db/schema/stays.ts'

/**
 * Returns the outcome of a change that was paid for, according to the audit.
 * Returns `applied` for `already_applied`, and `null` if no outcome has been recorded yet.
 */
export async function paidChange(
  db: Database,
  { id }: Pick<Stay, 'id'>,
  paymentIntentId: string,
): Promise<ChangeOutcome | null> {
  const change = sql<PendingChangeView['outcome']>`${audit.data} ->> 'change'`
  const row = await db
    .select({ change: change.as('change') })
    .from(audit)
    .where(
      and(
        eq(audit.stayId, id),
        sql`${audit.data} ->> 'intent' = ${paymentIntentId}`,
        sql`${change} IS NOT NULL`,
      ),
    )
    .get()
  if (!row) return null
  return row.change === 'already_applied' ? 'applied' : row.change
}
