import { and, eq, inArray, lte } from 'drizzle-orm'
import { nextReferenceCheck } from '../../domain/payments/cancellation-policy.ts'
import type { Refund } from '../../domain/payments/money-rows.ts'
import { nextCheck } from '../booking/new-stay.ts'
import type { Database } from '../db/database.ts'
import { disputes, payments, refunds } from '../db/schema/money.ts'

export interface DuePayment {
  id: string
  stayId: string
  paymentIntentId: string | null
}

const hour = 3_600_000
/** Milliseconds between checks of an open refund. Banks take days. */
const refundsEvery = hour
/** Milliseconds between checks of an open dispute. Banks take weeks. */
const disputesEvery = 6 * hour

export async function takeDuePayments(
  db: Database,
  now: Date,
  limit: number,
): Promise<DuePayment[]> {
  const { id, stayId, paymentIntentId, createdAt, checkAt } = payments
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
      // Skips a payment that another run has claimed.
      .where(and(eq(id, payment.id), eq(checkAt, payment.checkAt ?? now)))
      .returning({ id, stayId, paymentIntentId }),
  )
  const [first, ...others] = takes
  return first ? (await db.batch([first, ...others])).flat() : []
}

export async function takeDueReturns(
  db: Database,
  now: Date,
  limit: number,
): Promise<DuePayment[]> {
  const { id, paymentId, status, at, checkAt } = refunds
  const isDue = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(lte(disputes.checkAt, now))
    .orderBy(disputes.checkAt)
    .limit(limit)
  const [due, disputed] = await db.batch([
    db
      .select({ id, status, at, checkAt })
      .from(refunds)
      .where(lte(checkAt, now))
      .orderBy(checkAt)
      .limit(limit),
    db
      .update(disputes)
      .set({ checkAt: new Date(now.getTime() + disputesEvery) })
      .where(inArray(disputes.id, isDue))
      .returning({ paymentId: disputes.paymentId }),
  ])
  const [first, ...others] = due.map((refund) =>
    db
      .update(refunds)
      .set({ checkAt: nextLookAt(refund, now) })
      .where(and(eq(id, refund.id), eq(checkAt, refund.checkAt ?? now)))
      .returning({ paymentId }),
  )
  const refunded = first ? (await db.batch([first, ...others])).flat() : []
  const ids = [...new Set([...refunded, ...disputed].map((taken) => taken.paymentId))]
  if (ids.length === 0) return []
  return db
    .select({ id: payments.id, stayId: payments.stayId, paymentIntentId: payments.paymentIntentId })
    .from(payments)
    .where(inArray(payments.id, ids))
}

/**
 * Returns the time of a refund's next check, or `null` if it needs none.
 * A succeeded refund is still checked for a while, because its bank reference may be missing.
 */
function nextLookAt({ status, at }: Pick<Refund, 'status' | 'at'>, now: Date): Date | null {
  return status === 'succeeded'
    ? nextReferenceCheck(at, now)
    : new Date(now.getTime() + refundsEvery)
}
