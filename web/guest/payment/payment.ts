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
  /** Price that the guest was shown, in cents. */
  total: Cents
  keys: IdempotencyKeys
  /** True if the guest agreed to a second booking. */
  again: boolean
  /** True if this tab pays even if another tab is paying. */
  takesOver: boolean
  returnUrl: string
  onPhase: (phase: PaymentPhase) => void
}

/** `waiting`: another tab is paying. */
export type PaymentPhase = 'waiting' | 'preparing' | 'processing'

export type PaymentOutcome =
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  | { kind: 'declined'; message: string | undefined }
  /** The result isn't known, so the card may have been charged. */
  | { kind: 'unknown' }
  | { kind: 'unfinished' }
  /** The payment expired, or another submission replaced it. */
  | { kind: 'canceled'; expired: boolean }
  /** An earlier payment may already cover this stay. */
  | { kind: 'earlier' }
  | { kind: 'occupied' }
  | { kind: 'booked_already' }
  | { kind: 'price_changed'; totalPrice: Cents }
  | { kind: 'not_started'; error: unknown }
