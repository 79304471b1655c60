import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaidBooking } from '../../../../../domain/api.ts'
import type { Cents } from '../../../../../domain/money.ts'
import type { IdempotencyKeys } from '../../../../browser/idempotency-keys.ts'
import type { BookingOrder } from './create-payment-intent.ts'

export interface PaymentSystem {
  stripe: Stripe
  elements: StripeElements
}

export interface Payment {
  order: BookingOrder
  /** What the form showed, in cents. */
  total: Cents
  keys: IdempotencyKeys
  /** Where a bank that takes the whole window sends the guest back to. */
  returnUrl: string
  /** The booking stands; from now on the card is charged. */
  onConfirm: () => void
}

export type PaymentOutcome =
  | { kind: 'settled'; booking: PaidBooking; paymentIntentId: string }
  | { kind: 'declined'; message: string | undefined }
  /** Nobody answers: whether the card was charged is not known. */
  | { kind: 'unknown' }
  /** The guest has not confirmed it at their bank. */
  | { kind: 'unfinished' }
  /** Nobody can pay it any more: it has lapsed, or another tab has taken its place. */
  | { kind: 'canceled'; lapsed: boolean }
  /** Nothing was started, since an earlier payment is or may be for this stay. */
  | { kind: 'earlier' }
  | { kind: 'price_changed'; totalPrice: Cents }
  | { kind: 'not_started'; error: unknown }
