import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { disputes, payments, refunds } from '../db/schema/money.ts'
import { audit } from '../db/schema/stays.ts'

/** What our books say of Stripe's objects, by Stripe's ids. */
export interface KnownMoney {
  /** Cents received by intent. */
  received: Map<string | null, number>
  /** Refunds that are on record, and those that came back to us. */
  refunded: Set<string | null>
  failed: Set<string | null>
  /** Disputes that took money, and those that gave it back; an inquiry takes none. */
  disputed: Set<string>
  reversed: Set<string>
  /** Intents of which there is no stay, and that were noted as such. */
  orphans: Set<string | null>
}

function among(column: AnyColumn, ids: readonly string[]): SQL {
  // One parameter, however many there are: D1 takes a hundred.
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

/** Looks up intents, refunds and disputes in one trip. */
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
