import {
  and,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { setbackStatuses } from '../../domain/payments/orphan.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Database } from '../db/database.ts'
import { disputes, payments } from '../db/schema/money.ts'
import { contactMessages, mailboxTurns, outbox } from '../db/schema/post.ts'
import { audit, stays } from '../db/schema/stays.ts'

/*
 * Conditions for the kinds of entries in To do.
 * SQLite only uses a partial index if the query repeats the index's condition literally, without
 * parameters.
 */

export const lostOfPayment = sql<number>`(SELECT coalesce(sum(disputes.cents), 0) FROM disputes
  WHERE disputes.payment_id = payments.id AND disputes.status = 'lost')`

const inReview = sql`${payments.status} = 'review' AND ${payments.receivedCents} > ${payments.refundedCents} AND ${payments.receivedCents} > ${payments.refundedCents} + ${lostOfPayment}`
const isUnanswered = and(isNull(disputes.closedAt), isNull(disputes.answeredAt))
const isOverpaid = sql`${stays.balance} < 0`
const isLeftUnpaid = sql`${stays.balance} > 0 AND ${stays.netPrice} > 0 AND ${stays.endedAt} IS NOT NULL`
const isOrphan = sql`${audit.action} = 'orphan_payment'`
/** Unresolved dead emails, except those that were no longer needed (`subject_gone`). */
const isGivenUp = sql`${outbox.status} = 'dead' AND ${outbox.lastError} <> 'subject_gone' AND ${outbox.resolvedAt} IS NULL`

/**
 * Dropped entries with money that wasn't handed back.
 * Amounts are negative if more was given than taken.
 */
const isKeptMoney = sql`${audit.action} = 'entry_dropped' AND ${audit.data} ->> 'handedBack' = 0
  AND (${audit.data} ->> 'cents' <> 0 OR ${audit.data} ->> 'lek' <> 0)`

export const orphanResolved = 'orphan_resolved'
export const droppedResolved = 'dropped_resolved'

const setback = sql.raw(setbackStatuses.map((status) => `'${status}'`).join(', '))
export const setbacksOfOrphan = sql<number>`(SELECT count(*) FROM audit setback WHERE setback.subject_id = audit.subject_id
  AND setback.action IN ('orphan_refunded', 'orphan_disputed') AND setback.data ->> 'to' IN (${setback}))`

/** Returns the condition that the orphan payment has since been added to a stay. */
export function hasItsStay(db: Database) {
  const received = and(eq(payments.paymentIntentId, audit.subjectId), gt(payments.receivedCents, 0))
  return exists(db.select({ id: payments.id }).from(payments).where(received))
}

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
    .where(
      and(
        eq(resolved.subjectId, audit.subjectId),
        eq(resolved.action, orphanResolved),
        // A later setback brings the payment back to To do.
        sql`coalesce(${resolved.data} ->> 'setbacks', 0) >= ${setbacksOfOrphan}`,
      ),
    )
  const asRead = db
    .select({ id: resolved.id })
    .from(resolved)
    .where(and(eq(resolved.subjectId, audit.id), eq(resolved.action, droppedResolved)))
  return {
    dispute: isUnanswered,
    review: inReview,
    orphan: and(isOrphan, notExists(asResolved), not(hasItsStay(db))),
    overpaid: and(
      isOverpaid,
      // The bank decides who gets disputed money.
      eq(stays.disputed, false),
      notExists(ofStay(inReview)),
    ),
    request: and(
      eq(stays.status, 'pending'),
      // Online bookings wait for their payment, not for staff.
      notExists(ofStay(sql`${payments.method} = 'stripe'`)),
    ),
    message: sql`${contactMessages.read} = 0`,
    conflict: isNotNull(stays.conflictAt),
    dropped: and(isKeptMoney, notExists(asRead)),
    unpriced: isNotNull(stays.unpricedAt),
    notCome: and(eq(stays.status, 'confirmed'), lt(stays.pickUpAt, today)),
    uncollected: and(eq(stays.status, 'checked_in'), lt(stays.pickUpAt, today)),
    unpaid: isLeftUnpaid,
    email: isGivenUp,
    mailbox: sql`${mailboxTurns.at} IS NULL`,
  }
}
