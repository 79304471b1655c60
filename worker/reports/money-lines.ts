import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/business/money.ts'
import { closedBy } from '../../domain/desk/closing.ts'
import type { DroppedEntry } from '../../domain/desk/dropped-entry.ts'
import type { TillCount, TillEntry } from '../../domain/desk/till.ts'
import {
  type Cash,
  isCash,
  type MovementKind,
  noCash,
  plus,
  worthOf,
} from '../../domain/payments/drawer.ts'
import type { paymentMethods } from '../../domain/payments/money-rows.ts'
import { tiranaDate } from '../../domain/time/calendar.ts'
import { boundsOf, monthOf, type Period, periodOf } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { payments, refunds } from '../db/schema/money.ts'
import { audit, staff, stays } from '../db/schema/stays.ts'
import { countOf, selectClosedSince, selectCounts } from '../desk/counts.ts'
import { droppedEntry, selectDropped } from '../desk/dropped-entries.ts'
import { entriesOf, entryStatements } from '../desk/till-report.ts'
import { tagsOf } from '../stay/bags.ts'
import { wasMade } from './month-figures.ts'

/**
 * A line in the export of money.
 * - `refund_failed`: a refund that failed or was canceled after it was sent to Stripe.
 * - `difference`: the amount that was missing or in excess at a closing.
 * - `not_recorded`: the money of a dropped entry. It is in no total, but may explain a difference.
 */
export interface MoneyLine
  extends Omit<
    TillEntry,
    'kind' | 'method' | 'cents' | 'drawerId' | 'holder' | 'stayId' | 'happenedAt'
  > {
  kind: MovementKind | 'refund_failed' | 'difference' | 'not_recorded'
  method: (typeof paymentMethods)[number]
  currency: string
  /** `null` if the line is in no total. */
  cents: Cents | null
  closing: TillCount | null
}

export const bothCurrencies = 'EUR ALL'

function currencyOf(...handed: Cash[]): string {
  const [euro, lek] = [handed.some(({ cents }) => cents !== 0), handed.some((one) => one.lek !== 0)]
  return euro && lek ? bothCurrencies : lek ? 'ALL' : 'EUR'
}

const about = {
  staff: sql<string | null>`${staff.username}`.as('staff_name'),
  reference: stays.reference,
  currency: payments.currency,
  tags: tagsOf(stays.id),
}

/** Selects online payments, refunds and failed refunds, by the same times as `monthStatements`. */
function onlineStatements(db: Database, { from, until }: { from: Date; until: Date }) {
  const within = (at: typeof payments.paidAt | typeof refunds.failedAt | typeof audit.at) =>
    and(gte(at, from), lt(at, until))
  const reason = sql<string | null>`${audit.data} ->> 'reason'`.as('reason')
  const refunded = { ...about, id: refunds.id, cents: refunds.cents }
  return [
    db
      .select({ ...about, id: payments.id, cents: payments.receivedCents, at: payments.paidAt })
      .from(payments)
      .innerJoin(stays, eq(stays.id, payments.stayId))
      // Matches no rows, because no staff member takes online payments. `about` needs the table.
      .leftJoin(staff, sql`false`)
      .where(
        and(within(payments.paidAt), isNotNull(payments.paidAt), eq(payments.method, 'stripe')),
      ),
    db
      .select({ ...refunded, reason, at: audit.at })
      .from(audit)
      .innerJoin(refunds, eq(refunds.auditId, audit.id))
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .leftJoin(staff, eq(staff.id, audit.staffId))
      .where(and(within(audit.at), eq(refunds.method, 'stripe'), wasMade)),
    db
      .select({ ...refunded, at: refunds.failedAt })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(stays, eq(stays.id, payments.stayId))
      .leftJoin(staff, sql`false`)
      .where(and(within(refunds.failedAt), eq(refunds.method, 'stripe'), wasMade)),
  ] as const
}

/** Returns the lines of a period's export of money, in chronological order. */
export async function moneyOfPeriod(db: Database, period: Period): Promise<MoneyLine[]> {
  const lines: MoneyLine[] = []
  for (const part of monthsOf(period)) lines.push(...(await moneyOfMonth(db, part)))
  return lines
}

/** Splits a period into months, so that no statement returns more than a month. */
function monthsOf({ from, to }: Period): Period[] {
  const end = periodOf(monthOf(from)).to
  if (end >= to) return [{ from, to }]
  const next = tiranaDate(boundsOf({ from, to: end }).until)
  return [{ from, to: end }, ...monthsOf({ from: next, to })]
}

async function moneyOfMonth(db: Database, period: Period): Promise<MoneyLine[]> {
  const bounds = boundsOf(period)
  const noted = and(gte(audit.at, bounds.from), lt(audit.at, bounds.until)) as SQL
  const [cash, paid, refunded, voided, counts, later, dropped, online, backs, failed] =
    await db.batch([
      ...entryStatements(db, noted),
      selectCounts(db, noted),
      selectClosedSince(db, bounds.until),
      selectDropped(db, noted),
      ...onlineStatements(db, bounds),
    ])
  const made = [...counts, ...later].map(countOf)
  const none = {
    method: 'stripe',
    taken: noCash,
    given: noCash,
    lekPerEuro: null,
    fiscalNumber: null,
    sentBy: null,
    closing: null,
  } as const
  const byStripe = <Row extends { staff: string | null }>(row: Row) => ({
    ...none,
    ...row,
    staff: row.staff ?? '',
  })
  const lines: MoneyLine[] = [
    ...entriesOf([cash, paid, refunded, voided]).map((entry) => ({
      ...entry,
      currency: currencyOf(entry.taken, entry.given),
      closing: closedBy(entry, made),
    })),
    ...online.map((row) => ({
      ...byStripe(row),
      kind: 'payment' as const,
      at: row.at ?? bounds.from,
      reason: null,
    })),
    ...backs.map((row) => ({ ...byStripe(row), kind: 'refund' as const, cents: -row.cents })),
    ...failed.map((row) => ({
      ...byStripe(row),
      kind: 'refund_failed' as const,
      at: row.at ?? bounds.from,
      reason: null,
    })),
    ...counts.map(countOf).flatMap(differenceOf),
    ...dropped.map(droppedEntry).flatMap(notRecorded),
  ]
  return lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function inAndOut({ cents, lek }: Cash): { taken: Cash; given: Cash } {
  return {
    taken: { cents: Math.max(0, cents), lek: Math.max(0, lek) },
    given: { cents: Math.max(0, -cents), lek: Math.max(0, -lek) },
  }
}

/**
 * Returns the line of a dropped entry's money. Empty if the entry has none.
 * Money that was handed back counts as both taken and given.
 */
function notRecorded({ money, handedBack, ...told }: DroppedEntry): MoneyLine[] {
  if (!money || !isCash(money)) return []
  const { taken, given } = inAndOut(money)
  const both = plus(taken, given)
  const moved = handedBack ? { taken: both, given: both } : { taken, given }
  return [
    {
      ...told,
      ...moved,
      kind: 'not_recorded',
      method: money.method,
      currency: currencyOf(taken, given),
      cents: null,
      lekPerEuro: null,
      fiscalNumber: null,
      closing: null,
    },
  ]
}

/** Returns the line of a closing's difference, at the time of its count. Empty if there is none. */
function differenceOf(count: TillCount): MoneyLine[] {
  const { closing } = count
  if (!closing || !isCash(closing.difference)) return []
  return [
    {
      id: `count:${count.id}`,
      kind: 'difference',
      method: 'cash',
      currency: currencyOf(closing.difference),
      cents: worthOf(closing.difference),
      lekPerEuro: null,
      ...inAndOut(closing.difference),
      reference: null,
      tags: [],
      fiscalNumber: null,
      staff: closing.staff,
      sentBy: null,
      reason: closing.reason,
      at: count.at,
      closing: count,
    },
  ]
}
