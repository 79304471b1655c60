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
  /** Total the form showed, in cents. */
  total: Cents
  keys: IdempotencyKeys
  /** The guest agreed to a second booking for these times. */
  again: boolean
  /** The guest wants to pay here although another tab is paying. */
  takesOver: boolean
  /** Return address for a bank that replaces the whole window. */
  returnUrl: string
  onPhase: (phase: PaymentPhase) => void
}

/** `waiting` for another tab, `preparing` the booking, `processing` the charge. */
export type PaymentPhase = 'waiting' | 'preparing' | 'processing'

export type PaymentOutcome =
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  | { kind: 'declined'; message: string | undefined }
  /** No answer: the card may have been charged. */
  | { kind: 'unknown' }
  | { kind: 'unfinished' }
  /** It can't be paid: it expired, or another tab replaced it. */
  | { kind: 'canceled'; expired: boolean }
  /** Not started: an earlier payment is or may be for this stay. */
  | { kind: 'earlier' }
  | { kind: 'occupied' }
  /** Not started: the guest has a booking for these times, in this browser or elsewhere. */
  | { kind: 'booked_already' }
  | { kind: 'price_changed'; totalPrice: Cents }
  | { kind: 'not_started'; error: unknown }
