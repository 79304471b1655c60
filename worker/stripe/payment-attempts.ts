import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payments, refunds } from '../db/schema/money.ts'

/**
 * Attaches an intent to a payment that has none.
 * Returns the id of the intent that the payment now has, which is another one if another request
 * attached its intent first. Returns `null` if the payment is unknown or canceled.
 */
export async function attachIntent(
  db: Database,
  id: string,
  paymentIntentId: string,
  attempt: number,
): Promise<string | null> {
  const waits = and(
    eq(payments.id, id),
    isNull(payments.paymentIntentId),
    inArray(payments.status, ['pending', 'failed']),
  )
  const [, [row]] = await db.batch([
    db.update(payments).set({ paymentIntentId, attempt }).where(waits),
    db
      .select({ paymentIntentId: payments.paymentIntentId, status: payments.status })
      .from(payments)
      .where(eq(payments.id, id)),
  ])
  return row && row.status !== 'canceled' ? row.paymentIntentId : null
}

export async function setPaymentAttempt(db: Database, id: string, attempt: number): Promise<void> {
  const waits = and(eq(payments.id, id), isNull(payments.paymentIntentId))
  await db.update(payments).set({ attempt }).where(waits)
}

export async function setRefundAttempt(db: Database, id: string, attempt: number): Promise<void> {
  await db
    .update(refunds)
    .set({ attempt })
    .where(and(eq(refunds.id, id), isNull(refunds.stripeRefundId)))
}
