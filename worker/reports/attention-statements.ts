import { type AnyColumn, and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { DisputeStatus } from '../../domain/payments/money-rows.ts'
import type { Database } from '../db/database.ts'
import { bags } from '../db/schema/custody.ts'
import { disputes, payments } from '../db/schema/money.ts'
import { contactMessages, mailboxTurns, outbox } from '../db/schema/post.ts'
import { audit, staff, stays } from '../db/schema/stays.ts'
import { isShownTo, selectDropped, type TillReader } from '../desk/dropped-entries.ts'
import { attentionConditions, lostOfPayment } from './attention-conditions.ts'

/** Maximum number of entries of each kind in To do. */
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

/**
 * Renames an id column.
 * In a batch, D1 returns only one of two columns with the same name.
 */
const named = (id: AnyColumn) => sql<string>`${id}`.as('own_id')

/**
 * SQL for when a refund of the stay last failed, in epoch milliseconds. `null` if none did.
 * Ignores a failure if Stripe has since accepted a refund of the same payment.
 */
const failedAt = sql<number | null>`(SELECT max(refunds.failed_at) FROM refunds
  JOIN payments ON payments.id = refunds.payment_id
  WHERE payments.stay_id = stays.id AND NOT EXISTS (SELECT 1 FROM refunds later
    WHERE later.payment_id = refunds.payment_id AND later.method = 'stripe' AND later.status IN ('pending', 'succeeded')
    AND later.at >= refunds.failed_at))`

/**
 * Returns one statement per condition in `attentionConditions`, and three more.
 * The last three select the tags and contact attempts of uncollected stays, and the refunds and
 * disputes of orphan payments.
 */
export function attentionStatements(db: Database, now: Date, reader: TillReader) {
  const limit = entriesAtOnce + 1
  const are = attentionConditions(db, now)
  const uncollected = db.select({ id: stays.id }).from(stays).where(are.uncollected)
  const orphans = db.select({ id: audit.subjectId }).from(audit).where(are.orphan)
  return [
    db
      .select({
        id: named(disputes.id),
        since: disputes.openedAt,
        cents: disputes.cents,
        stay,
        status: sql<DisputeStatus>`${disputes.status}`.as('dispute_status'),
        dueBy: disputes.dueBy,
      })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .where(are.dispute)
      .orderBy(asc(disputes.openedAt))
      .limit(limit),
    db
      .select({
        id: named(payments.id),
        since: payments.paidAt,
        stay,
        cents: sql<number>`${payments.receivedCents} - ${payments.refundedCents} - ${lostOfPayment}`,
        currency: payments.currency,
        paymentIntentId: payments.paymentIntentId,
      })
      .from(payments)
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .where(are.review)
      .orderBy(asc(payments.paidAt))
      .limit(limit),
    db
      .select({ id: audit.subjectId, since: audit.at, data: audit.data })
      .from(audit)
      .where(are.orphan)
      .orderBy(asc(audit.at))
      .limit(limit),
    db
      .select({ stay, since: stays.updatedAt, balance: stays.balance, failedAt })
      .from(stays)
      .where(are.overpaid)
      .orderBy(asc(stays.updatedAt))
      .limit(limit),
    db
      .select({ stay, since: stays.createdAt, cents: stays.totalPrice })
      .from(stays)
      .where(are.request)
      .orderBy(asc(stays.createdAt))
      .limit(limit),
    db
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        read: contactMessages.read,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(are.message)
      .orderBy(asc(contactMessages.createdAt))
      .limit(limit),
    db
      .select({ stay, since: stays.conflictAt })
      .from(stays)
      .where(are.conflict)
      .orderBy(asc(stays.conflictAt))
      .limit(limit),
    selectDropped(db, and(are.dropped, isShownTo(reader))).limit(limit),
    db
      .select({ stay, since: stays.unpricedAt })
      .from(stays)
      .where(are.unpriced)
      .orderBy(asc(stays.unpricedAt))
      .limit(limit),
    db
      .select({ stay, since: stays.pickUpAt })
      .from(stays)
      .where(are.notCome)
      .orderBy(asc(stays.pickUpAt))
      .limit(limit),
    db
      .select({ stay })
      .from(stays)
      .where(are.uncollected)
      .orderBy(asc(stays.pickUpAt))
      .limit(limit),
    db
      .select({
        stay,
        since: stays.endedAt,
        cents: sql<number>`min(${stays.balance}, ${stays.netPrice})`,
      })
      .from(stays)
      .where(are.unpaid)
      .orderBy(asc(stays.endedAt))
      .limit(limit),
    db
      .select({
        id: named(outbox.id),
        since: outbox.nextAttemptAt,
        stay,
        email: outbox.kind,
        lastError: outbox.lastError,
        delivery: outbox.delivery,
        deliveryCode: outbox.deliveryCode,
      })
      .from(outbox)
      .leftJoin(stays, eq(stays.id, outbox.stayId))
      .where(are.email)
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(limit),
    db
      .select({
        id: named(outbox.id),
        since: outbox.createdAt,
        toldAt: outbox.nextAttemptAt,
        stay,
        email: sql<string | null>`coalesce(${stays.customerEmail}, ${contactMessages.email})`,
        emails: sql<number>`1 + (SELECT count(*) FROM outbox later WHERE later.joined_id = outbox.id)`,
      })
      .from(mailboxTurns)
      .innerJoin(outbox, eq(outbox.id, mailboxTurns.emailId))
      .leftJoin(stays, eq(stays.id, outbox.stayId))
      .leftJoin(contactMessages, sql`${contactMessages.id} = ${outbox.data} ->> 'message'`)
      .where(are.mailbox)
      .orderBy(asc(outbox.createdAt))
      .limit(limit),
    db
      .select({ stayId: bags.stayId, tag: bags.tag })
      .from(bags)
      .where(
        and(
          sql`${bags.stayId} IN ${uncollected}`,
          isNull(bags.outAuditId),
          isNull(bags.voidAuditId),
        ),
      )
      .orderBy(bags.tag),
    db
      .select({
        stayId: audit.stayId,
        data: audit.data,
        at: audit.happenedAt,
        username: staff.username,
      })
      .from(audit)
      .leftJoin(staff, eq(staff.id, audit.staffId))
      .where(and(sql`${audit.stayId} IN ${uncollected}`, eq(audit.action, 'contacted')))
      .orderBy(audit.version),
    db
      .select({ id: audit.subjectId, action: audit.action, data: audit.data })
      .from(audit)
      .where(
        and(
          sql`${audit.subjectId} IN ${orphans}`,
          inArray(audit.action, ['orphan_refunded', 'orphan_disputed']),
        ),
      ),
  ] as const
}
