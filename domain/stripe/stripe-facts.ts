import type { Cents } from '../business/money.ts'
import type { Dispute } from '../payments/money-rows.ts'

/** What Stripe answered about a refund; `refundId` is ours, where it was made by us. */
export interface RefundAnswer {
  id: string
  refundId: string | undefined
  cents: Cents
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  at: Date
  /** The bank's; null while Stripe names none. */
  bankReference: string | null
  /** A reference may still come. */
  awaitsReference: boolean
  /** The charge was withdrawn instead of a credit made; null while Stripe does not know. */
  isReversal: boolean | null
}

export type DisputeAnswer = Pick<Dispute, 'id' | 'status' | 'cents' | 'openedAt' | 'dueBy'>

/** What Stripe answered about one intent and everything that hangs on it. Amounts in cents. */
export interface IntentAnswer {
  id: string
  /** `succeeded`, `processing`, `requires_action`, …: Stripe may add to them. */
  status: string
  amount: Cents
  amountReceived: Cents
  /** Lower case, as Stripe writes it. */
  currency: string
  /** The stay and the payment that the intent was made for, as its metadata names them. */
  bookingId: string | undefined
  paymentId: string | undefined
  declined: boolean
  refunds: readonly RefundAnswer[]
  disputes: readonly DisputeAnswer[]
}
