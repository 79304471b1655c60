import type { Cents } from '../business/money.ts'
import type { Dispute } from '../payments/money-rows.ts'

/** `refundId` is our id, if we made the refund. */
export interface RefundAnswer {
  id: string
  refundId: string | undefined
  cents: Cents
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  at: Date
  bankReference: string | null
  awaitsReference: boolean
  /** The charge was withdrawn without a credit. `null` if unknown. */
  isReversal: boolean | null
}

export type DisputeAnswer = Pick<Dispute, 'id' | 'status' | 'cents' | 'openedAt' | 'dueBy'>

/** Amounts are cents. */
export interface IntentAnswer {
  id: string
  /** `succeeded`, `processing`, `requires_action`, … Stripe may add others. */
  status: string
  amount: Cents
  amountReceived: Cents
  /** Lower case, as in Stripe's API. */
  currency: string
  /** Ids from the intent's metadata. */
  bookingId: string | undefined
  paymentId: string | undefined
  declined: boolean
  refunds: readonly RefundAnswer[]
  disputes: readonly DisputeAnswer[]
}
