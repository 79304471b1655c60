import { and, desc, eq, inArray, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { LastChange } from '../../domain/desk/undo.ts'
import type { StayAuditAction } from '../../domain/stay/stay-update.ts'
import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { charges, payments } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'

/**
 * Updates that don't prevent undoing the action before them.
 * They do if they change the status or apply a paid change.
 */
const news: StayAuditAction[] = [
  'payment_synced',
  'payment_expired',
  'change_payment_started',
  'refund_refused',
  'collector_named',
  'collector_revoked',
  'details_corrected',
  'desk_noted',
  'checked_in_again',
  'checked_out_again',
]

/**
 * Undoable actions that move no bags.
 * After one is undone, the action before it can be undone too.
 */
const movesNoBag: StayAuditAction[] = ['payment_taken', 'fiscal_noted', 'complete']

const undoing = alias(audit, 'undoing')
const takesBackMoney = (change: typeof audit | typeof undoing) =>
  and(eq(change.action, 'undone'), inArray(sql`${change.data} ->> 'undone'`, movesNoBag))

/**
 * Returns the update that an undo would reverse, or `null` if there is none.
 * `undo` decides whether it can be undone.
 */
export async function lastChange(db: Database, stayId: string): Promise<LastChange | null> {
  const takenBack = db
    .select({ version: sql`${undoing.data} ->> 'version'` })
    .from(undoing)
    .where(and(eq(undoing.stayId, stayId), takesBackMoney(undoing)))
  const newest = db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        eq(audit.stayId, stayId),
        not(sql`${takesBackMoney(audit)}`),
        notInArray(audit.version, takenBack),
        or(
          notInArray(audit.action, news),
          ne(audit.fromStatus, audit.toStatus),
          sql`${audit.data} ->> 'change' = 'applied'`,
        ),
      ),
    )
    .orderBy(desc(audit.version))
    .limit(1)
  const [[stay], [row], charged, moved, paid] = await db.batch([
    db.select({ version: stays.version }).from(stays).where(eq(stays.id, stayId)),
    db.select().from(audit).where(inArray(audit.id, newest)),
    db
      .select({ kind: charges.kind, cents: charges.cents })
      .from(charges)
      .where(and(eq(charges.stayId, stayId), inArray(charges.auditId, newest)))
      .orderBy(sql`${charges}.rowid`),
    db
      .select({ id: bags.id })
      .from(bags)
      .where(
        and(
          eq(bags.stayId, stayId),
          or(inArray(bags.inAuditId, newest), inArray(bags.outAuditId, newest)),
        ),
      ),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.stayId, stayId), inArray(payments.auditId, newest))),
  ])
  if (!stay || !row) return null
  const { actor, fromStatus, data, at } = row
  return {
    actor,
    fromStatus,
    data,
    at,
    action: row.action as StayAuditAction,
    version: row.version ?? stay.version,
    stayVersion: stay.version,
    charges: charged,
    bags: moved.map(({ id }) => id),
    payments: paid.map(({ id }) => id),
  }
}
