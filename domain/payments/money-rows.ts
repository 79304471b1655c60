import type { Cents } from '../business/money.ts'
import type { PaidStatus } from './payment.ts'

/*
 * Rows of a stay's account. Amounts are integer euro cents.
 * Instants are UTC: `Date` here, ISO strings in staff responses.
 */

export interface Account {
  /** The quote, later changes and extra days. */
  totalPrice: Cents
  netPrice: Cents
  received: Cents
  /** Counted from when they are noted, unless failed or canceled. */
  refunded: Cents
  /** Lost disputes, and refunds beyond the amount received. */
  chargedBack: Cents
  /**
   * `netPrice - received + refunded + chargedBack`.
   * See `claimOf` and `lossOf` for who owes or lost it.
   */
  balance: Cents
  disputed: boolean
  paymentStatus: PaidStatus
}

export const chargeKinds = [
  'quote',
  'changed',
  'agreed',
  'extra_days',
  'reinstated',
  'unused_days',
  'not_due',
  'goodwill',
  /** No longer expected. Positive if part was paid later. */
  'written_off',
  'overpayment_kept',
] as const

export type ChargeKind = (typeof chargeKinds)[number]

/** Amount owed and its reason. Below 0 for a credit. */
export interface Charge {
  kind: ChargeKind
  cents: Cents
}

export const paymentMethods = ['stripe', 'cash', 'desk_card'] as const

/** Payment methods at the desk. `desk_card` is the office's own terminal, not Stripe. */
export const deskPaymentMethods = ['cash', 'desk_card'] as const

export type DeskPaymentMethod = (typeof deskPaymentMethods)[number]

/** `review`: no rule accepts the money. `voided`: taken at the desk by mistake. */
export const paymentStatuses = [
  'pending',
  'processing',
  'failed',
  'canceled',
  'succeeded',
  'review',
  'voided',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Instants are UTC milliseconds. */
export interface StayTerms {
  luggageCount: number
  startDate: number
  endDate: number | null
}

/** `was`: the terms agreed at the time of the request. */
export interface PendingChange extends StayTerms {
  was: StayTerms
}

export interface Payment<Instant = Date> {
  id: string
  method: (typeof paymentMethods)[number]
  status: PaymentStatus
  currency: string
  cents: Cents
  receivedCents: Cents
  /** Maintained by `rowsAfter` (see `returnedOf`), never by a rule. */
  refundedCents: Cents
  /** `null` if it pays for what is agreed. */
  pendingChange: PendingChange | null
  paymentIntentId: string | null
  /** Attempts at the intent, for Stripe's idempotency key. */
  attempt: number
  /**
   * Next check at Stripe, unless an event arrives first.
   * `null` once no change is expected.
   */
  checkAt: Instant | null
  paidAt: Instant | null
  voidedAt: Instant | null
  fiscalNumber: string | null
  createdAt: Instant
}

/** `requested`: noted by us, not yet answered by Stripe. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed', 'canceled'] as const

export type RefundStatus = (typeof refundStatuses)[number]

export interface Refund<Instant = Date> {
  id: string
  paymentId: string
  method: (typeof paymentMethods)[number]
  status: RefundStatus
  cents: Cents
  reason: string
  stripeRefundId: string | null
  attempt: number
  checkAt: Instant | null
  at: Instant
  failedAt: Instant | null
  /** The guest's bank finds the refund by it. `null` if unknown. */
  bankReference: string | null
  /** The charge vanishes from the statement without a credit. */
  isReversal: boolean
  fiscalNumber: string | null
}

/**
 * `inquiry`: a bank's question that takes no money.
 * `closed`: ended undecided.
 */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof disputeStatuses)[number]

export interface Dispute<Instant = Date> {
  id: string
  paymentId: string
  status: DisputeStatus
  cents: Cents
  openedAt: Instant
  dueBy: Instant | null
  closedAt: Instant | null
  checkAt: Instant | null
  /**
   * Set when staff sent evidence or accepted the loss.
   * `null` again if the bank asks again.
   */
  answeredAt: Instant | null
}

export interface MoneyRows<Instant = Date> {
  charges: readonly Charge[]
  payments: readonly Payment<Instant>[]
  refunds: readonly Refund<Instant>[]
  disputes: readonly Dispute<Instant>[]
}
