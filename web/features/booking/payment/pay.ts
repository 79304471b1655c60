import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaidBooking, StartedPayment } from '../../../../domain/api.ts'
import type { Cents } from '../../../../domain/money.ts'
import { ApiError } from '../../../api.ts'
import type { IdempotencyKeys } from '../../../idempotency-keys.ts'
import { confirmPayment, settle } from './confirm-payment.ts'
import {
  type BookingOrder,
  createPaymentIntent,
  paymentIntentBody,
} from './create-payment-intent.ts'

export interface PaymentSystem {
  stripe: Stripe
  elements: StripeElements
}

/** A payment of which nobody could say yet whether it went through. */
export interface UnsettledPayment {
  order: BookingOrder
  started: StartedPayment
}

export interface Payment {
  order: BookingOrder
  /** What the form showed, in cents. */
  total: Cents
  keys: IdempotencyKeys
  /** Settled first, so that nobody who changes the form meanwhile pays twice. */
  unsettled: UnsettledPayment | null
  /** Where a bank that takes the whole window sends the guest back to. */
  returnUrl: string
  /** The booking stands; from now on the card is charged. */
  onConfirm: (started: StartedPayment) => void
}

export type PaymentOutcome =
  | { kind: 'settled'; booking: PaidBooking }
  | { kind: 'declined'; message: string | undefined }
  | { kind: 'unknown'; payment: UnsettledPayment }
  | { kind: 'price_changed'; totalPrice: Cents }
  | { kind: 'not_started'; error: unknown }

/** Books and pays: checks the card field, makes the booking, confirms the payment, asks how it stands. */
export async function pay(system: PaymentSystem, payment: Payment): Promise<PaymentOutcome> {
  const before = payment.unsettled && (await settle(payment.unsettled))
  if (before && before.kind !== 'declined') return before
  const { error: incomplete } = await system.elements.submit()
  if (incomplete) return { kind: 'declined', message: incomplete.message }
  let started: StartedPayment
  try {
    started = await startPayment(payment)
  } catch (error) {
    const totalPrice = error instanceof ApiError ? error.failure?.totalPrice : undefined
    return totalPrice ? { kind: 'price_changed', totalPrice } : { kind: 'not_started', error }
  }
  payment.onConfirm(started)
  return confirmPayment(system, payment, started)
}

/** A booking that was given up in the meantime is made once more, under another key. */
async function startPayment({ order, total, keys }: Payment): Promise<StartedPayment> {
  const body = paymentIntentBody(order, total)
  try {
    return await createPaymentIntent(body, keys.keyFor(body))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'booking_expired') throw error
    keys.forget()
    return createPaymentIntent(body, keys.keyFor(body))
  }
}
