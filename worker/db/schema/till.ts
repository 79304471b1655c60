import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { movementKinds } from '../../../domain/payments/drawer.ts'
import { noCents, oneOf, whole } from './columns.ts'
import { payments, refunds } from './money.ts'
import { audit } from './stays.ts'

/*
 * Cash movements and counts of the drawer.
 * Triggers prevent changing or deleting rows. To correct a movement, add an opposite row. To
 * correct a count, add another count.
 */

const auditId = () =>
  text()
    .notNull()
    .references(() => audit.id)

export const drawer = sqliteTable(
  'drawer',
  {
    /** Ascends in the order of writing, because a count stores the last id that it covers. */
    id: integer().primaryKey({ autoIncrement: true }),
    auditId: auditId(),
    kind: text({ enum: movementKinds }).notNull(),
    paymentId: text().references(() => payments.id),
    refundId: text().references(() => refunds.id),
    /** Net value in euro cents. Negative if cash left the drawer. */
    cents: integer().notNull(),
    takenCents: noCents(),
    takenLek: noCents(),
    givenCents: noCents(),
    givenLek: noCents(),
    lekPerEuro: integer().notNull(),
  },
  (t) => [
    check('drawer_kind', oneOf(t.kind, movementKinds)),
    check('drawer_payment', sql`(${t.kind} IN ('payment', 'void')) = (${t.paymentId} IS NOT NULL)`),
    check('drawer_refund', sql`(${t.kind} = 'refund') = (${t.refundId} IS NOT NULL)`),
    check('drawer_cents', sql`typeof(${t.cents}) = 'integer' AND ${t.cents} <> 0`),
    check('drawer_in', sql`${t.kind} NOT IN ('payment', 'float') OR ${t.cents} > 0`),
    check('drawer_out', sql`${t.kind} NOT IN ('refund', 'void', 'banked') OR ${t.cents} < 0`),
    check('drawer_taken_cents', whole(t.takenCents, 0)),
    check('drawer_taken_lek', whole(t.takenLek, 0)),
    check('drawer_given_cents', whole(t.givenCents, 0)),
    check('drawer_given_lek', whole(t.givenLek, 0)),
    check('drawer_lek_per_euro', whole(t.lekPerEuro, 1)),
    // Cash taken minus cash given equals `cents`, to within one lek.
    check(
      'drawer_sum',
      sql`abs((${t.cents} - ${t.takenCents} + ${t.givenCents}) * ${t.lekPerEuro} - (${t.takenLek} - ${t.givenLek}) * 100) < 100`,
    ),
    index('drawer_of_audit').on(t.auditId),
    uniqueIndex('drawer_of_payment').on(t.paymentId, t.kind).where(sql`${t.paymentId} IS NOT NULL`),
    uniqueIndex('drawer_of_refund').on(t.refundId).where(sql`${t.refundId} IS NOT NULL`),
  ],
)

export const drawerCounts = sqliteTable(
  'drawer_counts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    auditId: auditId(),
    /** Id of the last drawer row that the count covers, or 0. */
    upTo: integer().notNull(),
    // Expected cash can be negative, for example if a movement wasn't recorded.
    expectedCents: integer().notNull(),
    expectedLek: integer().notNull(),
    countedCents: integer().notNull(),
    countedLek: integer().notNull(),
  },
  (t) => [
    check('drawer_counts_up_to', whole(t.upTo, 0)),
    check('drawer_counts_expected_cents', sql`typeof(${t.expectedCents}) = 'integer'`),
    check('drawer_counts_expected_lek', sql`typeof(${t.expectedLek}) = 'integer'`),
    check('drawer_counts_counted_cents', whole(t.countedCents, 0)),
    check('drawer_counts_counted_lek', whole(t.countedLek, 0)),
    uniqueIndex('drawer_counts_of_audit').on(t.auditId),
  ],
)
