import type { Cents } from '../business/money.ts'
import type { PaidStatus } from './payment.ts'

/*
 * Rows of a stay's account.
 * Amounts are integer cents, in euros unless `currency` says otherwise. `Instant` is `Date` or, in
 * responses, an ISO string in UTC.
 */

export interface Account {
  /** Quoted or agreed price, with changes and extra days. */
  totalPrice: Cents
  netPrice: Cents
  received: Cents
  /** Includes requested refunds, not failed or canceled ones. */
  refunded: Cents
  /** Cents of lost disputes, and of refunds beyond the amount received. */
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
  /** Debt that staff stop asking for. A positive charge reverses it if the guest pays later. */
  'written_off',
  'overpayment_kept',
] as const

export type ChargeKind = (typeof chargeKinds)[number]

/** Amount owed, or a credit if negative. */
export interface Charge {
  kind: ChargeKind
  cents: Cents
}

export const paymentMethods = ['stripe', 'cash', 'desk_card'] as const

/** `desk_card`: the office's own terminal, without Stripe. */
export const deskPaymentMethods = ['cash', 'desk_card'] as const

export type DeskPaymentMethod = (typeof deskPaymentMethods)[number]

/**
 * - `review`: no rule accepts the payment, so staff decide.
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

/** A requested change, and the stay's terms when it was requested (`was`). */
export interface PendingChange extends StayTerms {
  was: StayTerms
  /** The stay's link number when the change was requested. Omitted if 0. */
  linkNumber?: number | undefined
}

export interface Payment<Instant = Date> {
  id: string
  method: (typeof paymentMethods)[number]
  status: PaymentStatus
  currency: string
  cents: Cents
  receivedCents: Cents
  /** Includes requested refunds (see `returnedOf`). */
  refundedCents: Cents
  /** `null` unless the payment is for a change. */
  pendingChange: PendingChange | null
  paymentIntentId: string | null
  /**
   * Starts at 1, and rises only after a server error at Stripe. Other retries reuse it.
   * Part of the idempotency key with which the PaymentIntent is created.
   */
  attempt: number
  /** Next check at Stripe. `null` if none is planned. */
  checkAt: Instant | null
  paidAt: Instant | null
  voidedAt: Instant | null
  fiscalNumber: string | null
  createdAt: Instant
}

/** `requested`: the refund is recorded, but Stripe hasn't accepted it yet. */
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
  /** Identifies the refund at the guest's bank. `null` if unknown. */
  bankReference: string | null
  /** True if the charge disappears from the guest's statement, so no refund appears there. */
  isReversal: boolean
  fiscalNumber: string | null
}

/**
 * - `inquiry`: the bank asks for information, but withdraws no money.
 * - `closed`: the inquiry ended without a dispute, or the dispute was prevented.
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
   * Reset to `null` if the bank asks again.
   */
  answeredAt: Instant | null
}

export interface MoneyRows<Instant = Date> {
  charges: readonly Charge[]
  payments: readonly Payment<Instant>[]
  refunds: readonly Refund<Instant>[]
  disputes: readonly Dispute<Instant>[]
}
