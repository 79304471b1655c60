import { type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ServiceType } from '../../domain/business/services.ts'
import {
  countedStatuses,
  type MonthEntry,
  type MonthFigures,
  monthFigures,
} from '../../domain/reports/month-figures.ts'
import { boundsOf, type CalendarMonth, daysOf, periodOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { oneOf } from '../db/schema/columns.ts'
import { bags } from '../db/schema/custody.ts'
import { payments, refunds } from '../db/schema/money.ts'
import { audit, stays } from '../db/schema/stays.ts'

export async function readMonth(db: Database, month: CalendarMonth): Promise<MonthFigures> {
  const rows = await db.batch(monthStatements(db, month))
  return monthFigures(month, rows.flat())
}

const inEuros = sql`${payments.currency} = 'EUR'`
/**
 * Condition for refunds that moved money.
 * Excludes refunds that were only requested or that Stripe refused at once.
 */
export const wasMade = sql`(${refunds.status} IN ('pending', 'succeeded') OR (${refunds.failedAt} IS NOT NULL AND ${refunds.stripeRefundId} IS NOT NULL))`
const paymentOfRefund = sql`JOIN ${payments} ON ${payments.id} = ${refunds.paymentId}`
const stayOfPayment = sql`JOIN ${stays} ON ${stays.id} = ${payments.stayId}`
const paymentsOf = (change: { id: SQLWrapper; stayId: SQLWrapper }) =>
  sql`JOIN ${payments} ON ${payments.stayId} = ${change.stayId} AND ${payments.auditId} = ${change.id}`
const atTheDesk = sql`${inEuros} AND ${payments.method} <> 'stripe'`
const undoneChange = alias(audit, 'undone')
const ofUndone = sql`JOIN ${audit} ${sql.identifier('undone')} ON ${undoneChange.stayId} = ${audit.stayId} AND ${undoneChange.version} = ${audit.data} ->> 'version'`
const cameIn = sql`${audit.action} IN ('check_in', 'walked_in', 'bags_added')`
const voiding = alias(audit, 'voiding')
const wasRetagged = sql`EXISTS (SELECT 1 FROM ${audit} ${sql.identifier('voiding')} WHERE ${voiding.id} = ${bags.voidAuditId} AND ${voiding.action} = 'tag_changed')`

/**
 * Returns statements whose rows add up to a month's figures.
 * Money at the desk counts on the Tirana date on which it was recorded, so that device clocks can't
 * move it to a past month.
 */
export function monthStatements(db: Database, month: CalendarMonth) {
  const days = JSON.stringify(
    daysOf(periodOf(month)).map((date) => {
      const { from, until } = boundsOf({ from: date, to: date })
      return { date, from: from.getTime(), until: until.getTime() }
    }),
  )
  const entries = (
    of: MonthEntry['of'],
    amount: ReturnType<typeof sql>,
    rows: ReturnType<typeof sql>,
    at: ReturnType<typeof sql>,
    condition: ReturnType<typeof sql>,
  ) =>
    db
      .select({
        date: sql<string>`day.value ->> 'date'`,
        serviceType: sql<ServiceType>`${stays.serviceType}`,
        of: sql<MonthEntry['of']>`${sql.raw(`'${of}'`)}`,
        amount: sql<number>`${amount}`,
      })
      .from(sql`json_each(${days}) AS day CROSS JOIN ${rows}`)
      .where(sql`${at} >= day.value ->> 'from' AND ${at} < day.value ->> 'until' AND ${condition}`)
      .groupBy(sql`day.key`, stays.serviceType)
  return [
    entries(
      'bags',
      sql`count(*)`,
      sql`${audit} JOIN ${bags} ON ${bags.inAuditId} = ${audit.id} JOIN ${stays} ON ${stays.id} = ${bags.stayId}`,
      sql`${audit.happenedAt}`,
      // A row with a check-out counts even if voided, because only its check-out was undone. A row
      // that was voided to change its tag counts, because the new row has no check-in of its own.
      sql`${cameIn} AND (${bags.voidAuditId} IS NULL OR ${bags.outAuditId} IS NOT NULL OR ${wasRetagged})`,
    ),
    entries(
      'stays',
      sql`count(*)`,
      sql`${stays}`,
      sql`${stays.startDate}`,
      oneOf(stays.status, countedStatuses),
    ),
    entries(
      'received',
      sql`sum(${payments.receivedCents})`,
      sql`${payments} ${stayOfPayment}`,
      sql`${payments.paidAt}`,
      sql`${inEuros} AND ${payments.method} = 'stripe'`,
    ),
    entries(
      'received',
      sql`sum(${payments.cents})`,
      sql`${audit} ${paymentsOf(audit)} ${stayOfPayment}`,
      sql`${audit.at}`,
      atTheDesk,
    ),
    entries(
      'received',
      sql`-sum(${payments.cents})`,
      sql`${audit} ${ofUndone} ${paymentsOf(undoneChange)} ${stayOfPayment}`,
      sql`${audit.at}`,
      sql`${audit.action} = 'undone' AND ${atTheDesk}`,
    ),
    entries(
      'refunded',
      sql`sum(${refunds.cents})`,
      sql`${audit} JOIN ${refunds} ON ${refunds.auditId} = ${audit.id} ${paymentOfRefund} ${stayOfPayment}`,
      sql`${audit.at}`,
      sql`${inEuros} AND ${wasMade}`,
    ),
    entries(
      'refunded',
      sql`-sum(${refunds.cents})`,
      sql`${refunds} ${paymentOfRefund} ${stayOfPayment}`,
      sql`${refunds.failedAt}`,
      sql`${inEuros} AND ${wasMade}`,
    ),
  ] as const
}
