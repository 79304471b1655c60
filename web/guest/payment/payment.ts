import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaidBooking } from '../../../domain/api.ts'
import type { Cents } from '../../../domain/business/money.ts'
import type { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import type { BookingOrder } from './create-payment-intent.ts'

export interface PaymentSystem {
  stripe: Stripe
  elements: StripeElements
}

export interface PaymentAttempt {
  order: BookingOrder
  /** What the form showed, in cents. */
  total: Cents
  keys: IdempotencyKeys
  /** The guest was asked whether they want a second booking for the same times, and does. */
  again: boolean
  /** The guest was told that another tab pays, and wants to pay here. */
  takesOver: boolean
  /** Where a bank that takes the whole window sends the guest back to. */
  returnUrl: string
  onPhase: (phase: PaymentPhase) => void
}

/** `waiting` for another tab; `preparing` the booking; `processing`: the card is charged. */
export type PaymentPhase = 'waiting' | 'preparing' | 'processing'

export type PaymentOutcome =
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  | { kind: 'declined'; message: string | undefined }
  /** Nobody answers: whether the card was charged is not known. */
  | { kind: 'unknown' }
  /** The guest has not confirmed it at their bank. */
  | { kind: 'unfinished' }
  /** Nobody can pay it any more: it has lapsed, or another tab has taken its place. */
  | { kind: 'canceled'; expired: boolean }
  /** Nothing was started, since an earlier payment is or may be for this stay. */
  | { kind: 'earlier' }
  /** Nothing was started: another tab has been paying for a while. */
  | { kind: 'occupied' }
  /** Nothing was started: the guest has a booking for these times, in this browser or elsewhere. */
  | { kind: 'booked_already' }
  | { kind: 'price_changed'; totalPrice: Cents }
  | { kind: 'not_started'; error: unknown }
