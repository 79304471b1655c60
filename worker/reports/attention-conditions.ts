import { and, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { disputes, payments } from '../db/schema/money.ts'
import { mailboxTurns, outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'

/*
 * What needs attention, kind by kind: the list and its number ask for the same rows. An index holds the few
 * of most kinds. Its condition has to stand in the query to the letter, and without parameters, or the
 * database does not see that the index has all that is asked for.
 */

/** Cents of a payment that its cardholder's bank took back for good. */
export const lostOfPayment = sql<number>`(SELECT coalesce(sum(disputes.cents), 0) FROM disputes
  WHERE disputes.payment_id = payments.id AND disputes.status = 'lost')`

const inReview = sql`${payments.status} = 'review' AND ${payments.receivedCents} > ${payments.refundedCents} AND ${payments.receivedCents} > ${payments.refundedCents} + ${lostOfPayment}`
const isUnanswered = and(isNull(disputes.closedAt), isNull(disputes.answeredAt))
const isOverpaid = sql`${stays.balance} < 0`
const isLeftUnpaid = sql`${stays.balance} > 0 AND ${stays.netPrice} > 0 AND ${stays.endedAt} IS NOT NULL`
const isOrphan = sql`${audit.action} = 'orphan_payment'`
/** What it was about is there, so that somebody waits for it. */
const isGivenUp = sql`${outbox.status} = 'dead' AND ${outbox.lastError} <> 'subject_gone' AND ${outbox.resolvedAt} IS NULL`

/** What is written of an orphan once staff have settled it. */
export const orphanResolved = 'orphan_resolved'

export function attentionConditions(db: Database, now: Date) {
  const today = tiranaInstant(tiranaDate(now), '00:00')
  const resolved = alias(audit, 'resolved')
  const ofStay = (condition: SQL) =>
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.stayId, stays.id), condition))
  const asResolved = db
    .select({ id: resolved.id })
    .from(resolved)
    .where(and(eq(resolved.subjectId, audit.subjectId), eq(resolved.action, orphanResolved)))
  return {
    dispute: isUnanswered,
    review: inReview,
    orphan: and(isOrphan, notExists(asResolved)),
    overpaid: and(
      isOverpaid,
      // The bank decides first.
      eq(stays.disputed, false),
      notExists(ofStay(inReview)),
    ),
    request: and(
      eq(stays.status, 'pending'),
      // What is paid online waits for its money.
      notExists(ofStay(sql`${payments.method} = 'stripe'`)),
    ),
    conflict: isNotNull(stays.conflictAt),
    unpriced: isNotNull(stays.unpricedAt),
    /** Nobody came, or nobody has said that they did, by the day after the pick-up in Tirana. */
    notCome: and(eq(stays.status, 'confirmed'), lt(stays.pickUpAt, today)),
    /** Bags that are still here on the day after their pick-up, or later. */
    uncollected: and(eq(stays.status, 'checked_in'), lt(stays.pickUpAt, today)),
    unpaid: isLeftUnpaid,
    email: isGivenUp,
    mailbox: sql`${mailboxTurns.at} IS NULL`,
  }
}
