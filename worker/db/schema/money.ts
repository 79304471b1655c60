import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  chargeKinds,
  disputeStates,
  type Offer,
  paymentMethods,
  paymentStates,
  refundStates,
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
    changeId: text()
      .notNull()
      .references(() => audit.id),
    kind: text({ enum: chargeKinds }).notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    check('charges_kind', oneOf(t.kind, chargeKinds)),
    check('charges_cents', sql`typeof(${t.cents}) = 'integer' AND ${t.cents} <> 0`),
    // Extra and unused days have either sign: a check-out that is taken back reverses them. So has what
    // was written off, as some of it may be paid after all.
    check('charges_owed', sql`${t.kind} NOT IN ('quote', 'reinstated', 'kept') OR ${t.cents} > 0`),
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
    changeId: text()
      .notNull()
      .references(() => audit.id),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    currency: text().notNull().default('EUR'),
    cents: integer().notNull(),
    receivedCents: noCents(),
    refundedCents: noCents(),
    /** What it buys beyond the agreed stay: new dates or items, applied when the money comes. */
    offer: text({ mode: 'json' }).$type<Offer>(),
    intentId: text().unique(),
    attempt: integer().notNull().default(1),
    checkAt: instant(),
    settledAt: instant(),
    voidedAt: instant(),
    fiscalNumber: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payments_method', oneOf(t.method, paymentMethods)),
    check('payments_state', oneOf(t.state, paymentStates)),
    check('payments_cents', whole(t.cents, 1)),
    check('payments_received', whole(t.receivedCents, 0)),
    check(
      'payments_refunded',
      sql`${whole(t.refundedCents, 0)} AND ${t.refundedCents} <= ${t.receivedCents}`,
    ),
    check('payments_offer', sql`${t.offer} IS NULL OR json_valid(${t.offer})`),
    check('payments_attempt', whole(t.attempt, 1)),
    check(
      'payments_at_the_desk',
      sql`${t.method} = 'stripe' OR (${t.intentId} IS NULL AND ${t.checkAt} IS NULL AND ${t.offer} IS NULL AND ${t.state} IN ('succeeded', 'voided'))`,
    ),
    check('payments_not_voided', sql`${t.method} <> 'stripe' OR ${t.state} <> 'voided'`),
    check(
      'payments_succeeded',
      sql`${t.state} <> 'succeeded' OR (${t.receivedCents} = ${t.cents} AND ${t.currency} = 'EUR' AND ${t.settledAt} IS NOT NULL)`,
    ),
    check(
      'payments_no_money',
      sql`${t.state} IN ('succeeded', 'review') OR ${t.receivedCents} = 0`,
    ),
    check('payments_voided', sql`(${t.state} = 'voided') = (${t.voidedAt} IS NOT NULL)`),
    check(
      'payments_at_stripe',
      sql`${t.state} NOT IN ('processing', 'review') OR ${t.intentId} IS NOT NULL`,
    ),
    index('payments_of').on(t.stayId),
    uniqueIndex('payments_one_open')
      .on(t.stayId)
      .where(sql`${t.method} = 'stripe' AND ${t.state} IN ('pending', 'processing', 'failed')`),
    index('payments_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('payments_by_time').on(t.settledAt).where(sql`${t.settledAt} IS NOT NULL`),
    index('payments_in_review')
      .on(t.settledAt)
      .where(sql`${t.state} = 'review' AND ${t.receivedCents} > ${t.refundedCents}`),
  ],
)

export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    changeId: text()
      .notNull()
      .references(() => audit.id),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    cents: integer().notNull(),
    reason: text().notNull(),
    stripeId: text().unique(),
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
    check('refunds_state', oneOf(t.state, refundStates)),
    check('refunds_cents', whole(t.cents, 1)),
    check('refunds_attempt', whole(t.attempt, 1)),
    check(
      'refunds_at_the_desk',
      sql`${t.method} = 'stripe' OR (${t.stripeId} IS NULL AND ${t.state} = 'succeeded')`,
    ),
    check(
      'refunds_at_stripe',
      sql`${t.method} <> 'stripe' OR ${t.state} IN ('requested', 'failed') OR ${t.stripeId} IS NOT NULL`,
    ),
    check(
      'refunds_failed',
      sql`(${t.state} IN ('failed', 'canceled')) = (${t.failedAt} IS NOT NULL)`,
    ),
    index('refunds_of').on(t.paymentId),
    index('refunds_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('refunds_failed_by_time').on(t.failedAt).where(sql`${t.failedAt} IS NOT NULL`),
    index('refunds_of_change').on(t.changeId),
  ],
)

export const disputes = sqliteTable(
  'disputes',
  {
    /** Stripe's own. */
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    changeId: text()
      .notNull()
      .references(() => audit.id),
    state: text({ enum: disputeStates }).notNull(),
    cents: integer().notNull(),
    openedAt: instant().notNull(),
    /** Until when the bank takes evidence. */
    dueBy: instant(),
    closedAt: instant(),
    checkAt: instant(),
    /** When staff sent their evidence, or gave the money up. */
    answeredAt: instant(),
  },
  (t) => [
    check('disputes_state', oneOf(t.state, disputeStates)),
    check('disputes_cents', whole(t.cents, 1)),
    check(
      'disputes_closed',
      sql`(${t.state} IN ('won', 'lost', 'closed')) = (${t.closedAt} IS NOT NULL)`,
    ),
    index('disputes_of').on(t.paymentId),
    index('disputes_to_check').on(t.checkAt).where(sql`${t.checkAt} IS NOT NULL`),
    index('disputes_unanswered')
      .on(t.openedAt)
      .where(sql`${t.closedAt} IS NULL AND ${t.answeredAt} IS NULL`),
  ],
)
