import type { Cents } from '../business/money.ts'
import type { PaidStatus } from './payment.ts'

/*
 * The rows that a stay's account is made of, as the database keeps them. Money is integer euro cents.
 * Instants are UTC: dates here, ISO texts on their way to staff's pages.
 */

/** Sums of a stay's rows, which `accountOf` of `account.ts` makes. */
export interface Account {
  /** The price of what was agreed: the quote, later changes and extra days. */
  totalPrice: Cents
  /** The price less every credit. */
  netPrice: Cents
  received: Cents
  /** Refunded, from the moment a refund is noted; refunds that failed or were canceled left it. */
  refunded: Cents
  /** What cardholders' banks took back for good, and what went back twice. */
  chargedBack: Cents
  /** `owed - received + returned + chargedBack`; who owes it, or lost it, is `claimOf` and `lossOf` of `account.ts`. */
  balance: Cents
  disputed: boolean
  paymentStatus: PaidStatus
}

export const chargeKinds = [
  'quote',
  'changed',
  /** Staff have agreed another price with the guest. */
  'agreed',
  'extra_days',
  'reinstated',
  'unused_days',
  'not_due',
  'goodwill',
  /** No longer expected of a guest who is gone; above 0 where some of it was paid after all. */
  'written_off',
  /** Paid too much by a guest who never came for it. */
  'overpayment_kept',
] as const

export type ChargeKind = (typeof chargeKinds)[number]

/** A reason why money is owed, or, below 0, no longer owed. */
export interface Charge {
  kind: ChargeKind
  cents: Cents
}

export const paymentMethods = ['stripe', 'cash', 'desk_card'] as const

/** Payment methods at the desk. `desk_card` is the office's own terminal, not Stripe. */
export const deskPaymentMethods = ['cash', 'desk_card'] as const

export type DeskPaymentMethod = (typeof deskPaymentMethods)[number]

/** `review`: money that no rule accepts. `voided`: taken at the desk by mistake. */
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

/** Dates and items, in UTC milliseconds. */
export interface StayTerms {
  luggageCount: number
  startDate: number
  endDate: number | null
}

/** What a guest asked for instead of what was agreed then, which is kept beside it. */
export interface PendingChange extends StayTerms {
  was: StayTerms
}

/** Money that came, or is to come. */
export interface Payment<Instant = Date> {
  id: string
  method: (typeof paymentMethods)[number]
  status: PaymentStatus
  currency: string
  /** What was asked for. */
  cents: Cents
  receivedCents: Cents
  /** Refunded, as `returnedOf` has it; `rowsAfter` keeps it, and no rule sets it. */
  refundedCents: Cents
  /** The change that it buys; none where it pays for what is agreed. */
  pendingChange: PendingChange | null
  /** Stripe's payment intent. */
  paymentIntentId: string | null
  /** Counts the tries at making the intent, for Stripe's idempotency key. */
  attempt: number
  /** When to ask Stripe again, unless an event comes first; null once nothing can change by itself. */
  checkAt: Instant | null
  paidAt: Instant | null
  voidedAt: Instant | null
  /** Of the receipt that the fiscal printer gave for money taken at the desk. */
  fiscalNumber: string | null
  createdAt: Instant
}

/** `requested`: noted by us, and not yet answered by Stripe. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed', 'canceled'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** Money that went back, or is to go. */
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
  /** By which the guest's bank finds it; null while none is known. */
  bankReference: string | null
  /** The charge was withdrawn before it was settled: it disappears from the statement, and no credit comes. */
  isReversal: boolean
  /** Of the receipt that the fiscal printer gave for it. */
  fiscalNumber: string | null
}

/** `inquiry`: a question of the bank's that takes no money. `closed`: ended without a decision. */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof disputeStatuses)[number]

/** A cardholder's dispute, under Stripe's own id. */
export interface Dispute<Instant = Date> {
  id: string
  paymentId: string
  status: DisputeStatus
  cents: Cents
  openedAt: Instant
  dueBy: Instant | null
  closedAt: Instant | null
  checkAt: Instant | null
  /** When staff sent their evidence, or gave the money up; null again where the bank asks anew. */
  answeredAt: Instant | null
}

/** The rows that an account is computed from. */
export interface MoneyRows<Instant = Date> {
  charges: readonly Charge[]
  payments: readonly Payment<Instant>[]
  refunds: readonly Refund<Instant>[]
  disputes: readonly Dispute<Instant>[]
}
