import { and, desc, eq, inArray, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { LastChange } from '../../domain/desk/undo.ts'
import type { StayAuditAction } from '../../domain/stay/stay-update.ts'
import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { charges, payments } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'

/**
 * `false` for updates that don't prevent undoing the action before them.
 * They do if they change the status or apply a paid change.
 */
const preventsUndo: Record<StayAuditAction, boolean> = {
  booked: true,
  requested: true,
  reserved: true,
  walked_in: true,
  payment_synced: false,
  payment_expired: false,
  change_payment_started: false,
  review_accepted: true,
  refund_requested: true,
  refund_refused: false,
  changed: true,
  bags_collected: true,
  bags_added: true,
  tag_changed: true,
  checked_in_again: false,
  checked_out_again: false,
  payment_taken: true,
  price_set: true,
  undone: true,
  resolved: true,
  written_off: true,
  overpayment_kept: true,
  paid_out: true,
  fiscal_noted: true,
  contacted: true,
  ride_entered: true,
  details_corrected: false,
  desk_noted: false,
  collector_named: false,
  collector_revoked: false,
  confirm: true,
  expire: true,
  check_in: true,
  check_out: true,
  cancel: true,
  no_show: true,
  complete: true,
  abandon: true,
}

const news = Object.entries(preventsUndo)
  .filter(([, prevents]) => !prevents)
  .map(([action]) => action)

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
