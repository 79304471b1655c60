import type { Cents } from '../business/money.ts'
import type { Dispute } from '../payments/money-rows.ts'

/** A refund as reported by Stripe. */
export interface RefundAnswer {
  id: string
  /** Our own id. `undefined` if we didn't request the refund. */
  refundId: string | undefined
  cents: Cents
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  at: Date
  bankReference: string | null
  awaitsReference: boolean
  /** True if the charge disappears from the guest's statement. `null` if unknown. */
  isReversal: boolean | null
}

export type DisputeAnswer = Pick<Dispute, 'id' | 'status' | 'cents' | 'openedAt' | 'dueBy'>

/**
 * A PaymentIntent as reported by Stripe.
 * Amounts are in the smallest unit of `currency`.
 */
export interface IntentAnswer {
  id: string
  status: string
  amount: Cents
  amountReceived: Cents
  /** Lower case, as in Stripe's API. */
  currency: string
  /** Our stay's id, from the intent's metadata. */
  bookingId: string | undefined
  paymentId: string | undefined
  declined: boolean
  refunds: readonly RefundAnswer[]
  disputes: readonly DisputeAnswer[]
}
