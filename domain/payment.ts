import type { Cents } from './money.ts'

/** The states of a booking's money. Only what Stripe itself answers moves it to paid or refunded. */
export const paymentStatuses = [
  'pending',
  'processing',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'canceled',
  'needs_review',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * From where each state may be entered. What needs a person waits for one, unless the booking's own
 * payment was given back in full: then there is nothing left to decide about the stay.
 */
export const paymentAllowedFrom: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['processing', 'failed'],
  processing: ['pending', 'failed'],
  failed: ['pending', 'processing'],
  paid: ['pending', 'processing', 'failed', 'canceled', 'partially_refunded', 'refunded'],
  partially_refunded: ['pending', 'processing', 'failed', 'canceled', 'paid', 'refunded'],
  refunded: [
    'pending',
    'processing',
    'failed',
    'canceled',
    'paid',
    'partially_refunded',
    'needs_review',
  ],
  canceled: ['pending', 'processing', 'failed'],
  needs_review: [
    'pending',
    'processing',
    'failed',
    'canceled',
    'paid',
    'partially_refunded',
    'refunded',
  ],
}

/** The state after an answer of the provider; the present one where the answer's may not be entered. */
export function paymentAfterAnswer(now: PaymentStatus, answer: PaymentStatus): PaymentStatus {
  return paymentAllowedFrom[answer].includes(now) ? answer : now
}

/** A booking's money counts as received in these states. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'partially_refunded'
}

/** Minutes after which a booking that nobody paid is given up. */
export const unpaidMinutes = 60

/** Minutes to the first look at a payment that is open, should its events have been lost. */
export const checkMinutes = 5
const longestCheckMinutes = 240

/**
 * Minutes to the next look at a payment that is still open at this age: as many as it is old, but
 * none too late for the hour at which it is given up; from then on, for banks that take days, more
 * and more.
 */
export function nextCheckMinutes(age: number): number {
  const toExpiry = unpaidMinutes - age
  if (toExpiry > 0) return Math.min(Math.max(checkMinutes, age), Math.max(1, toExpiry))
  return Math.min(Math.max(checkMinutes, age / 12), longestCheckMinutes)
}

/** Money may still arrive without anyone doing something about it. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'processing' || status === 'failed'
}

/** What the payment provider answered about one intent, in its own words. Amounts in cents. */
export interface IntentFacts {
  /** `succeeded`, `processing`, `requires_action`, …: the provider may add to them. */
  status: string
  amount: Cents
  amountReceived: Cents
  amountRefunded: Cents
  /** Lower case, as the provider writes it. */
  currency: string
  bookingId: string | undefined
  declined: boolean
}

/** Whose turn it is with a payment that is not over. */
export type Awaits = 'payment' | 'authentication' | 'bank'

/** What an intent waits for, by the provider's word for its state; `null` where it is over. */
export function awaitsOf(status: string): Awaits | null {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'payment'
    case 'requires_action':
      return 'authentication'
    case 'processing':
    case 'requires_capture':
      return 'bank'
    default:
      return null
  }
}

export interface ExpectedPayment {
  bookingId: string
  totalPrice: Cents
  currency: string
}

/**
 * The state that the provider's answer puts a booking's money in. An intent that took another
 * amount, currency or booking than ours is never accepted: a person has to look.
 */
export function paymentStatusOf(intent: IntentFacts, expected: ExpectedPayment): PaymentStatus {
  const ours =
    intent.amount === expected.totalPrice &&
    intent.currency === expected.currency.toLowerCase() &&
    intent.bookingId === expected.bookingId
  if (!ours) return 'needs_review'
  switch (intent.status) {
    case 'succeeded':
      if (intent.amountReceived !== expected.totalPrice) return 'needs_review'
      if (intent.amountRefunded === 0) return 'paid'
      return intent.amountRefunded < expected.totalPrice ? 'partially_refunded' : 'refunded'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'canceled'
    case 'requires_payment_method':
      return intent.declined ? 'failed' : 'pending'
    default:
      return 'pending'
  }
}
