import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { disputes, payments, refunds } from '../db/schema/money.ts'
import { audit } from '../db/schema/stays.ts'

export interface KnownMoney {
  /** Received cents by PaymentIntent id, in the payment's currency. */
  received: Map<string | null, number>
  /**
   * Stripe's ids of recorded refunds.
   * `failed` has those that failed or were canceled.
   */
  refunded: Set<string | null>
  failed: Set<string | null>
  /**
   * Ids of recorded disputes, except inquiries.
   * `reversed` has those that were won or closed.
   */
  disputed: Set<string>
  reversed: Set<string>
  orphans: Set<string | null>
}

function among(column: AnyColumn, ids: readonly string[]): SQL {
  // Passes the ids as one parameter, because D1 allows only a hundred.
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

export async function knownMoney(db: Database, ids: readonly string[]): Promise<KnownMoney> {
  const [paid, refunded, disputed, orphans] = await db.batch([
    db
      .select({ id: payments.paymentIntentId, cents: payments.receivedCents })
      .from(payments)
      .where(among(payments.paymentIntentId, ids)),
    db
      .select({ id: refunds.stripeRefundId, status: refunds.status })
      .from(refunds)
      .where(among(refunds.stripeRefundId, ids)),
    db
      .select({ id: disputes.id, status: disputes.status })
      .from(disputes)
      .where(among(disputes.id, ids)),
    db.select({ id: audit.subjectId }).from(audit).where(among(audit.subjectId, ids)),
  ])
  const isFailed = ({ status }: { status: string }) => status === 'failed' || status === 'canceled'
  const tookMoney = ({ status }: { status: string }) => status !== 'inquiry'
  const isReversed = ({ status }: { status: string }) => status === 'won' || status === 'closed'
  return {
    received: new Map(paid.map(({ id, cents }) => [id, cents])),
    refunded: new Set(refunded.map(({ id }) => id)),
    failed: new Set(refunded.filter(isFailed).map(({ id }) => id)),
    disputed: new Set(disputed.filter(tookMoney).map(({ id }) => id)),
    reversed: new Set(disputed.filter(isReversed).map(({ id }) => id)),
    orphans: new Set(orphans.map(({ id }) => id)),
  }
}
