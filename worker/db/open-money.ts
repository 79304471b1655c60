import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { referenceAskedFor, referenceEvery } from '../../domain/refund-reference.ts'
import type { Database } from './database.ts'
import { nextCheck } from './next-check.ts'
import { disputes, payments, refunds } from './schema/money.ts'

/** A payment that may have changed at Stripe without our hearing of it. */
export interface DuePayment {
  id: string
  stayId: string
  intentId: string | null
}

const hour = 3_600_000
/** Banks take days over refunds and weeks over disputes. */
const refundsEvery = hour
const disputesEvery = 6 * hour

/** Takes up to `limit` payments that are open and due for a look, and puts off the next one. */
export async function takeDuePayments(
  db: Database,
  now: Date,
  limit: number,
): Promise<DuePayment[]> {
  const { id, stayId, intentId, createdAt, checkAt } = payments
  const due = await db
    .select({ id, createdAt, checkAt })
    .from(payments)
    .where(lte(checkAt, now))
    .orderBy(checkAt)
    .limit(limit)
  const takes = due.map((payment) =>
    db
      .update(payments)
      .set({ checkAt: nextCheck(payment.createdAt, now) })
      // Another run that took it meanwhile has moved it.
      .where(and(eq(id, payment.id), eq(checkAt, payment.checkAt ?? now)))
      .returning({ id, stayId, intentId }),
  )
  const [first, ...others] = takes
  return first ? (await db.batch([first, ...others])).flat() : []
}

/** Of a refund that has succeeded, only the bank's reference is missing: asked for daily, and not for ever. */
function nextLookAtRefund(now: Date): SQL {
  const { state, at } = refunds
  const time = now.getTime()
  const next = time + referenceEvery
  return sql`CASE WHEN ${state} <> 'succeeded' THEN ${time + refundsEvery} WHEN ${at} >= ${next - referenceAskedFor} THEN ${next} END`
}

/** Takes up to `limit` payments with a refund or a dispute that is open and due for a look. */
export async function takeDueReturns(
  db: Database,
  now: Date,
  limit: number,
): Promise<DuePayment[]> {
  const take = <Table extends typeof refunds | typeof disputes>(table: Table, next: Date | SQL) => {
    const due = db
      .select({ id: table.id })
      .from(table as typeof refunds)
      .where(lte(table.checkAt, now))
      .orderBy(table.checkAt)
      .limit(limit)
    return db
      .update(table as typeof refunds)
      .set({ checkAt: next })
      .where(inArray(table.id, due))
      .returning({ paymentId: table.paymentId })
  }
  const [refunded, disputed] = await db.batch([
    take(refunds, nextLookAtRefund(now)),
    take(disputes, new Date(now.getTime() + disputesEvery)),
  ])
  const ids = [...new Set([...refunded, ...disputed].map(({ paymentId }) => paymentId))]
  if (ids.length === 0) return []
  const { id, stayId, intentId } = payments
  return db.select({ id, stayId, intentId }).from(payments).where(inArray(id, ids))
}
