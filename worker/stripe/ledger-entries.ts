import type Stripe from 'stripe'

/** Money that moved at Stripe, or a dispute from Stripe's list of disputes. */
export interface LedgerEntry {
  /** Id of the balance transaction, or of the listed dispute. */
  id: string
  /** Epoch seconds, like Stripe's `created`. */
  created: number
  /** Stripe's `reporting_category`, or `inquiry` or `dispute` for a listed dispute. */
  category: string
  /** Id of the charge, refund or dispute. */
  sourceId: string
  paymentIntentId: string
  /**
   * For a charge, the captured amount in its own currency, because Stripe's ledger uses the
   * settlement currency.
   * For other entries, Stripe's amount, which is negative for money that left the account and for a
   * listed dispute.
   */
  cents: number
}

/**
 * Converts a balance transaction, whose `source` must be expanded.
 * Returns `null` if it has no PaymentIntent, such as a payout or fee.
 */
export function entryOf(transaction: Stripe.BalanceTransaction): LedgerEntry | null {
  const { id, created, source, amount, reporting_category: category } = transaction
  if (!source || typeof source === 'string' || !('payment_intent' in source)) return null
  const paymentIntentId = idOf(source.payment_intent)
  if (!paymentIntentId) return null
  const cents =
    source.object === 'charge' && category === 'charge' ? source.amount_captured : amount
  return { id, created, category, sourceId: source.id, paymentIntentId, cents }
}

/**
 * Converts a listed dispute. Returns `null` if it has no PaymentIntent.
 * Disputes are listed separately, because inquiries aren't in the ledger.
 */
export function entryOfDispute(dispute: Stripe.Dispute): LedgerEntry | null {
  const { id, created, payment_intent: intent, amount, status } = dispute
  const paymentIntentId = idOf(intent)
  if (!paymentIntentId) return null
  const category = status.startsWith('warning_') ? 'inquiry' : 'dispute'
  return { id, created, category, sourceId: id, paymentIntentId, cents: -amount }
}

function idOf(intent: string | Stripe.PaymentIntent | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
