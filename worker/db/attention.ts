import {
  type AnyColumn,
  and,
  asc,
  eq,
  isNotNull,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { tiranaDate, tiranaInstant } from '../../domain/calendar.ts'
import {
  type AttentionEntry,
  type AttentionKind,
  inOrder,
  type StaffAttention,
} from '../../domain/staff-attention.ts'
import { abandonedFrom, type ContactWay } from '../../domain/uncollected.ts'
import type { Database } from './database.ts'
import { bags } from './schema/custody.ts'
import { disputes, payments } from './schema/money.ts'
import { outbox } from './schema/post.ts'
import { audit, staff, stays } from './schema/stays.ts'

/** As many of one kind are told at once, the oldest of them. */
export const entriesAtOnce = 100

const stay = {
  id: stays.id,
  reference: stays.reference,
  customerName: stays.customerName,
  customerEmail: stays.customerEmail,
  customerPhone: stays.customerPhone,
  serviceType: stays.serviceType,
  luggageCount: stays.luggageCount,
  status: stays.status,
  startDate: stays.startDate,
  pickUpAt: stays.pickUpAt,
}

/** An id beside that of a stay: in a batch, D1 keeps one column of a name. */
const named = (id: AnyColumn) => sql<string>`${id}`.as('own_id')

/*
 * An index holds the few rows of most kinds. Its condition has to stand in the query to the letter, and
 * without parameters, or the database does not see that the index has all that is asked for.
 */

const inReview = sql`${payments.state} = 'review' AND ${payments.receivedCents} > ${payments.refundedCents}`
const isUnanswered = and(isNull(disputes.closedAt), isNull(disputes.answeredAt))
const isOverpaid = sql`${stays.balance} < 0`
const isLeftUnpaid = sql`${stays.balance} > 0 AND ${stays.owed} > 0 AND ${stays.endedAt} IS NOT NULL`
const isOrphan = sql`${audit.action} = 'orphan_payment'`
/** What it was about is there, so that somebody waits for it. */
const isGivenUp = sql`${outbox.status} = 'dead' AND ${outbox.lastError} <> 'subject_gone' AND ${outbox.handledAt} IS NULL`

/** Cents that Stripe was asked to give back, and has not answered. */
const requested = sql<number>`(SELECT coalesce(sum(refunds.cents), 0) FROM refunds
  JOIN payments ON payments.id = refunds.payment_id
  WHERE payments.stay_id = stays.id AND payments.currency = 'EUR' AND refunds.state = 'requested')`

const failedAt = sql<number | null>`(SELECT max(refunds.failed_at) FROM refunds
  JOIN payments ON payments.id = refunds.payment_id WHERE payments.stay_id = stays.id)`

/** Bags that are still here on the day after their pick-up, in Tirana, or later. */
function isUncollected(now: Date): SQL | undefined {
  const today = tiranaInstant(tiranaDate(now), '00:00')
  return and(eq(stays.status, 'checked_in'), lt(stays.pickUpAt, today))
}

/** What is written of an orphan once staff have settled it. */
export const orphanHandled = 'orphan_handled'

/** One statement for each kind of what needs attention, and what else is told of uncollected bags. */
export function attentionStatements(db: Database, now: Date) {
  const limit = entriesAtOnce + 1
  const ofStay = (table: typeof payments, condition: SQL) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.stayId, stays.id), condition))
  const handled = alias(audit, 'handled')
  const uncollected = db.select({ id: stays.id }).from(stays).where(isUncollected(now))
  return [
    db
      .select({
        ...{ id: named(disputes.id), since: disputes.openedAt, cents: disputes.cents, stay },
        ...{ state: disputes.state, dueBy: disputes.dueBy },
      })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .where(isUnanswered)
      .orderBy(asc(disputes.openedAt))
      .limit(limit),
    db
      .select({
        ...{ id: named(payments.id), since: payments.settledAt, stay },
        cents: sql<number>`${payments.receivedCents} - ${payments.refundedCents}`,
        ...{ currency: payments.currency, intentId: payments.intentId },
      })
      .from(payments)
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .where(inReview)
      .orderBy(asc(payments.settledAt))
      .limit(limit),
    db
      .select({ id: audit.subjectId, since: audit.at, data: audit.data })
      .from(audit)
      .where(
        and(
          isOrphan,
          notExists(
            db
              .select({ id: handled.id })
              .from(handled)
              .where(
                and(eq(handled.subjectId, audit.subjectId), eq(handled.action, orphanHandled)),
              ),
          ),
        ),
      )
      .orderBy(asc(audit.at))
      .limit(limit),
    db
      .select({ stay, since: stays.updatedAt, balance: stays.balance, requested, failedAt })
      .from(stays)
      .where(
        and(
          isOverpaid,
          // The bank decides first.
          eq(stays.disputed, false),
          notExists(ofStay(payments, inReview)),
          sql`-${stays.balance} > ${requested}`,
        ),
      )
      .orderBy(asc(stays.updatedAt))
      .limit(limit),
    db
      .select({ stay, since: stays.createdAt, cents: stays.totalPrice })
      .from(stays)
      .where(
        and(
          eq(stays.status, 'pending'),
          // What is paid online waits for its money.
          notExists(ofStay(payments, sql`${payments.method} = 'stripe'`)),
        ),
      )
      .orderBy(asc(stays.createdAt))
      .limit(limit),
    db
      .select({ stay, since: stays.conflictAt })
      .from(stays)
      .where(isNotNull(stays.conflictAt))
      .orderBy(asc(stays.conflictAt))
      .limit(limit),
    db
      .select({ stay, since: stays.unpricedAt })
      .from(stays)
      .where(isNotNull(stays.unpricedAt))
      .orderBy(asc(stays.unpricedAt))
      .limit(limit),
    db
      .select({ stay })
      .from(stays)
      .where(isUncollected(now))
      .orderBy(asc(stays.pickUpAt))
      .limit(limit),
    db
      .select({
        stay,
        since: stays.endedAt,
        cents: sql<number>`min(${stays.balance}, ${stays.owed})`,
      })
      .from(stays)
      .where(isLeftUnpaid)
      .orderBy(asc(stays.endedAt))
      .limit(limit),
    db
      .select({
        ...{ id: named(outbox.id), since: outbox.nextAttemptAt, stay },
        ...{ letter: outbox.kind, lastError: outbox.lastError },
      })
      .from(outbox)
      .leftJoin(stays, eq(stays.id, outbox.stayId))
      .where(isGivenUp)
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(limit),
    db
      .select({ stayId: bags.stayId, tag: bags.tag })
      .from(bags)
      .where(
        and(
          sql`${bags.stayId} IN ${uncollected}`,
          isNull(bags.outChangeId),
          isNull(bags.voidChangeId),
        ),
      )
      .orderBy(bags.tag),
    db
      .select({
        ...{ stayId: audit.stayId, data: audit.data, at: audit.happenedAt },
        username: staff.username,
      })
      .from(audit)
      .leftJoin(staff, eq(staff.id, audit.staffId))
      .where(and(sql`${audit.stayId} IN ${uncollected}`, eq(audit.action, 'contacted')))
      .orderBy(audit.version),
  ] as const
}

/** Everything that staff have to look at, as the rows tell of it, in one trip. */
export async function readAttention(db: Database, now: Date): Promise<StaffAttention<Date>> {
  const [
    disputed,
    reviewed,
    orphans,
    overpaid,
    requests,
    conflicts,
    unpriced,
    uncollected,
    unpaid,
    mails,
    tags,
    contacts,
  ] = await db.batch(attentionStatements(db, now))
  const ofStay = <Row extends { stay: { id: string } }>(row: Row) => ({ id: row.stay.id, ...row })
  const found: AttentionEntry<Date>[] = [
    ...disputed.map((row) => ({ kind: 'dispute' as const, ...row })),
    ...reviewed.map((row) => ({ kind: 'review' as const, ...row, since: row.since ?? now })),
    ...orphans.map(({ id, since, data: { cents = null, currency = null } }) => ({
      ...{ kind: 'orphan' as const, id: id ?? '', since },
      ...{ cents: cents === null ? null : Number(cents) },
      ...{ currency: currency === null ? null : String(currency) },
    })),
    ...overpaid.map(({ balance, requested: asked, failedAt: failed, ...row }) => ({
      ...ofStay(row),
      kind: failed === null ? ('to_refund' as const) : ('refund_failed' as const),
      since: failed === null ? row.since : new Date(failed),
      cents: -balance - asked,
    })),
    ...requests.map((row) => ({ kind: 'request' as const, ...ofStay(row) })),
    ...conflicts.map((row) => flagged('conflict', row, now)),
    ...unpriced.map((row) => flagged('unpriced', row, now)),
    ...uncollected.map((row) => ({
      ...{ kind: 'uncollected' as const, ...ofStay(row), since: row.stay.pickUpAt, cents: null },
      tags: tags.filter(({ stayId }) => stayId === row.stay.id).map(({ tag }) => tag),
      contacts: contacts
        .filter(({ stayId }) => stayId === row.stay.id)
        .map(({ data: { how, reason }, at, username }) => ({
          ...{ how: String(how) as ContactWay, reason: String(reason), at, username },
        })),
      abandonedFrom: abandonedFrom(row.stay),
    })),
    ...unpaid.map((row) => ({
      ...{ kind: 'unpaid' as const, ...ofStay(row), since: row.since ?? now },
    })),
    ...mails.map((row) => ({ kind: 'mail' as const, ...row })),
  ]
  return inOrder(found, entriesAtOnce)
}

function flagged<Kind extends AttentionKind, Row extends { stay: { id: string } }>(
  kind: Kind,
  row: Row & { since: Date | null },
  now: Date,
) {
  return { kind, ...row, id: row.stay.id, since: row.since ?? now, cents: null }
}
