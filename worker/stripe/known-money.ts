import { type AnyColumn, and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { disputes, payments, refunds } from '../db/schema/money.ts'
import { audit } from '../db/schema/stays.ts'
import type { LedgerEntry } from './ledger-entries.ts'

type Statuses = Map<string | null, string>

interface KnownMoney {
  /** Received cents by PaymentIntent id, in the payment's currency. */
  received: Map<string | null, number>
  refunds: Statuses
  disputes: Statuses
}

/**
 * Returns the ledger entries that are missing from our records or differ from them.
 * Always returns entries of payments that belong to no stay, and of unknown categories.
 */
export async function differingEntries(
  db: Database,
  entries: readonly LedgerEntry[],
): Promise<LedgerEntry[]> {
  if (entries.length === 0) return []
  const known = await knownMoney(db, entries)
  return entries.filter((entry) => !isKnown(entry, known))
}

const ofRefunds = ['refund', 'refund_failure']
const ofDisputes = ['dispute', 'dispute_reversal', 'inquiry']

/** Looks up each entry only in the table that may contain it, because D1 charges per row read. */
async function knownMoney(db: Database, entries: readonly LedgerEntry[]): Promise<KnownMoney> {
  const sourcesOf = (categories: readonly string[]) =>
    entries.filter(({ category }) => categories.includes(category)).map(({ sourceId }) => sourceId)
  const charges = entries.filter(({ category }) => category === 'charge')
  const intents = charges.map(({ paymentIntentId }) => paymentIntentId)
  const [paid, refunded, disputed] = await db.batch([
    selectReceived(db, intents),
    db
      .select({ id: refunds.stripeRefundId, status: refunds.status })
      .from(refunds)
      .where(among(refunds.stripeRefundId, sourcesOf(ofRefunds))),
    db
      .select({ id: disputes.id, status: disputes.status })
      .from(disputes)
      .where(among(disputes.id, sourcesOf(ofDisputes))),
  ])
  const statuses = (rows: readonly { id: string | null; status: string }[]) =>
    new Map(rows.map(({ id, status }) => [id, status]))
  return {
    received: centsById(paid),
    refunds: statuses(refunded),
    disputes: statuses(disputed),
  }
}

/**
 * Returns what our records contain about these PaymentIntents.
 * `received` maps ids to cents. `orphans` are the ids recorded as belonging to no stay.
 */
export async function knownCharges(db: Database, paymentIntentIds: readonly string[]) {
  const [paid, orphans] = await db.batch([
    selectReceived(db, paymentIntentIds),
    db
      .select({ id: audit.subjectId })
      .from(audit)
      .where(
        and(
          among(audit.subjectId, paymentIntentIds),
          inArray(audit.action, ['orphan_payment', 'foreign_payment']),
        ),
      ),
  ])
  return { received: centsById(paid), orphans: new Set(orphans.map(({ id }) => id)) }
}

function selectReceived(db: Database, paymentIntentIds: readonly string[]) {
  return db
    .select({ id: payments.paymentIntentId, cents: payments.receivedCents })
    .from(payments)
    .where(among(payments.paymentIntentId, paymentIntentIds))
}

function centsById(rows: readonly { id: string | null; cents: number }[]) {
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

function among(column: AnyColumn, ids: readonly string[]): SQL {
  // Passes the ids as one parameter, because D1 allows only a hundred parameters per query.
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

/**
 * True if our records agree with the entry.
 * False for an unknown category, so that the entry's intent is synced.
 */
function isKnown(entry: LedgerEntry, known: KnownMoney): boolean {
  const { category, sourceId, paymentIntentId, cents } = entry
  const refund = known.refunds.get(sourceId)
  const dispute = known.disputes.get(sourceId)
  switch (category) {
    case 'charge':
      return known.received.get(paymentIntentId) === cents
    case 'refund':
      return refund !== undefined
    case 'refund_failure':
      return refund === 'failed' || refund === 'canceled'
    case 'inquiry':
      return dispute !== undefined
    case 'dispute':
      return dispute !== undefined && dispute !== 'inquiry'
    case 'dispute_reversal':
      return dispute === 'won' || dispute === 'closed'
    default:
      return false
  }
}
