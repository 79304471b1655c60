import type { StripeError } from '@stripe/stripe-js'
import type { PaymentResponse } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { ApiError, send } from '../../api.ts'

/** Fetches a payment's status, after the Worker has synced the payment from Stripe. */
export function getPaymentStatus({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<PaymentResponse> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** True if the Worker doesn't know the payment, or rejects its ids. */
export function isUnknownPayment(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  )
}

/** True if Stripe refused the payment before charging the card. */
export function isRefusal({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'card_error' || type === 'validation_error'
}
