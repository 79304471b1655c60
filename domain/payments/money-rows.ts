import type { Cents } from '../business/money.ts'
import type { PaidStatus } from './payment.ts'

/*
 * Rows of a stay's account. Amounts are integer euro cents.
 * Instants are in UTC: `Date` here, ISO strings in staff responses.
 */

export interface Account {
  /** The price quoted or agreed, with later changes and extra days. */
  totalPrice: Cents
  netPrice: Cents
  received: Cents
  /** Includes refunds that are only requested. Excludes failed and canceled ones. */
  refunded: Cents
  /** Lost disputes, and refunds beyond the amount received. */
  chargedBack: Cents
  /**
   * `netPrice - received + refunded + chargedBack`.
   * `claimOf` and `lossOf` divide the balance into what the guest owes and what the office lost.
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
  /** Debt that is no longer expected. Positive if part of it was paid after all. */
  'written_off',
  'overpayment_kept',
] as const

export type ChargeKind = (typeof chargeKinds)[number]

/** An amount that the guest owes, and why. Negative for a credit. */
export interface Charge {
  kind: ChargeKind
  cents: Cents
}

export const paymentMethods = ['stripe', 'cash', 'desk_card'] as const

/** `desk_card` is a payment by card at the office's own terminal, without Stripe. */
export const deskPaymentMethods = ['cash', 'desk_card'] as const

export type DeskPaymentMethod = (typeof deskPaymentMethods)[number]

/**
 * - `review`: no rule accepts the money, so staff decide.
 * - `voided`: the payment was recorded at the desk by mistake.
 */
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

/** `was`: the terms that applied when the guest requested the change. */
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
  /** Set by `rowsAfter` (see `returnedOf`), never by a rule. */
  refundedCents: Cents
  /** The change that this payment pays for. `null` if it pays for what is already agreed. */
  pendingChange: PendingChange | null
  paymentIntentId: string | null
  /** Number of attempts to create the intent, used in Stripe's idempotency key. */
  attempt: number
  /**
   * When to ask Stripe about the payment, unless an event arrives first.
   * `null` once no change is expected.
   */
  checkAt: Instant | null
  paidAt: Instant | null
  voidedAt: Instant | null
  fiscalNumber: string | null
  createdAt: Instant
}

/** `requested`: recorded by us, but Stripe hasn't answered yet. */
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
  /** Reference with which the guest's bank can find the refund. `null` if unknown. */
  bankReference: string | null
  /** The original charge disappears from the guest's statement, instead of a credit appearing. */
  isReversal: boolean
  fiscalNumber: string | null
}

/**
 * - `inquiry`: the bank asks about a payment, but doesn't take its money.
 * - `closed`: the dispute ended undecided.
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
   * When staff sent evidence or accepted the loss.
   * `null` until then, and again if the bank asks another time.
   */
  answeredAt: Instant | null
}

export interface MoneyRows<Instant = Date> {
  charges: readonly Charge[]
  payments: readonly Payment<Instant>[]
  refunds: readonly Refund<Instant>[]
  disputes: readonly Dispute<Instant>[]
}
