import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  chargeKinds,
  disputeStatuses,
  type PendingChange,
  paymentMethods,
  paymentStatuses,
  refundStatuses,
} from '../../../domain/payments/money-rows.ts'
import { createdAt, id, instant, noCents, oneOf, whole } from './columns.ts'
import { audit, stays } from './stays.ts'

export const charges = sqliteTable(
  'charges',
  {
    id: id(),
    stayId: text()
      .notNull()
      .references(() => stays.id),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    kind: text({ enum: chargeKinds }).notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    check('charges_kind', oneOf(t.kind, chargeKinds)),
    check('charges_cents', sql`typeof(${t.cents}) = 'integer' AND ${t.cents} <> 0`),
    // A kind in neither of the next two CHECKs may have either sign.
    check(
      'charges_debit',
      sql`${t.kind} NOT IN ('quote', 'reinstated', 'overpayment_kept') OR ${t.cents} > 0`,
    ),
    check('charges_credit', sql`${t.kind} NOT IN ('not_due', 'goodwill') OR ${t.cents} < 0`),
    index('charges_of').on(t.stayId),
  ],
)

export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    stayId: text()
      .notNull()
      .references(() => stays.id),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    method: text({ enum: paymentMethods }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    currency: text().notNull().default('EUR'),
    cents: integer().notNull(),
    receivedCents: noCents(),
    refundedCents: noCents(),
    pendingChange: text({ mode: 'json' }).$type<PendingChange>(),
    paymentIntentId: text().unique(),
    attempt: integer().notNull().default(1),
    checkAt: instant(),
    paidAt: instant(),
    voidedAt: instant(),
    fiscalNumber: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payments_method', oneOf(t.method, paymentMethods)),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_cents', whole(t.cents, 1)),
    check('payments_received', whole(t.receivedCents, 0)),
    check(
      'payments_refunded',
      sql`${whole(t.refundedCents, 0)} AND ${t.refundedCents} <= ${t.receivedCents}`,
    ),
    check(
      'payments_pending_change',
      sql`${t.pendingChange} IS NULL OR json_valid(${t.pendingChange})`,
    ),
    check('payments_attempt', whole(t.attempt, 1)),
    check(
      'payments_at_the_desk',
      sql`${t.method} = 'stripe' OR (${t.paymentIntentId} IS NULL AND ${t.checkAt} IS NULL AND ${t.pendingChange} IS NULL AND ${t.status} IN ('succeeded', 'voided'))`,
    ),
    check('payments_not_voided', sql`${t.method} <> 'stripe' OR ${t.status} <> 'voided'`),
    check(
      'payments_succeeded',
      sql`${t.status} <> 'succeeded' OR (${t.receivedCents} = ${t.cents} AND ${t.currency} = 'EUR' AND ${t.paidAt} IS NOT NULL)`,
    ),
    check(
      'payments_no_money',
      sql`${t.status} IN ('succeeded', 'review') OR ${t.receivedCents} = 0`,
    ),
    check('payments_voided', sql`(${t.status} = 'voided') = (${t.voidedAt} IS NOT NULL)`),
    check(
      'payments_at_stripe',
      sql`${t.status} NOT IN ('processing', 'review') OR ${t.paymentIntentId} IS NOT NULL`,
    ),
    index('payments_of').on(t.stayId),
    uniqueIndex('payments_one_open')
      .on(t.stayId)
      .where(sql`${t.method} = 'stripe' AND ${t.status} IN ('pending', 'processing', 'failed')`),
    index('payments_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('payments_by_time').on(t.paidAt).where(sql`${t.paidAt} IS NOT NULL`),
    index('payments_in_review')
      .on(t.paidAt)
      .where(sql`${t.status} = 'review' AND ${t.receivedCents} > ${t.refundedCents}`),
    index('payments_online')
      .on(t.paidAt)
      .where(sql`${t.method} = 'stripe' AND ${t.paidAt} IS NOT NULL`),
  ],
)

export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    method: text({ enum: paymentMethods }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    cents: integer().notNull(),
    reason: text().notNull(),
    stripeRefundId: text().unique(),
    attempt: integer().notNull().default(1),
    checkAt: instant(),
    at: instant().notNull(),
    failedAt: instant(),
    bankReference: text(),
    isReversal: integer({ mode: 'boolean' }).notNull().default(false),
    fiscalNumber: text(),
  },
  (t) => [
    check('refunds_method', oneOf(t.method, paymentMethods)),
    check('refunds_status', oneOf(t.status, refundStatuses)),
    check('refunds_cents', whole(t.cents, 1)),
    check('refunds_attempt', whole(t.attempt, 1)),
    check(
      'refunds_at_the_desk',
      sql`${t.method} = 'stripe' OR (${t.stripeRefundId} IS NULL AND ${t.status} = 'succeeded')`,
    ),
    check(
      'refunds_at_stripe',
      sql`${t.method} <> 'stripe' OR ${t.status} IN ('requested', 'failed') OR ${t.stripeRefundId} IS NOT NULL`,
    ),
    check(
      'refunds_failed',
      sql`(${t.status} IN ('failed', 'canceled')) = (${t.failedAt} IS NOT NULL)`,
    ),
    index('refunds_of').on(t.paymentId),
    index('refunds_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('refunds_failed_by_time').on(t.failedAt).where(sql`${t.failedAt} IS NOT NULL`),
    index('refunds_of_audit').on(t.auditId),
  ],
)

export const disputes = sqliteTable(
  'disputes',
  {
    /** Stripe's dispute id. */
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    auditId: text()
      .notNull()
      .references(() => audit.id),
    status: text({ enum: disputeStatuses }).notNull(),
    cents: integer().notNull(),
    openedAt: instant().notNull(),
    dueBy: instant(),
    closedAt: instant(),
    checkAt: instant(),
    /** When staff marked the dispute as answered. `null` again if the bank asks again. */
    answeredAt: instant(),
  },
  (t) => [
    check('disputes_status', oneOf(t.status, disputeStatuses)),
    check('disputes_cents', whole(t.cents, 1)),
    check(
      'disputes_closed',
      sql`(${t.status} IN ('won', 'lost', 'closed')) = (${t.closedAt} IS NOT NULL)`,
    ),
    index('disputes_of').on(t.paymentId),
    index('disputes_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('disputes_unanswered')
      .on(t.openedAt)
      .where(sql`${t.closedAt} IS NULL AND ${t.answeredAt} IS NULL`),
  ],
)
