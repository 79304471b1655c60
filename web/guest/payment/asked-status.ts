import type { StripeError } from '@stripe/stripe-js'
import type { PaymentResponse } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { ApiError, send } from '../../api.ts'

/**
 * Fetches a payment's status, after the Worker has synced the payment from Stripe.
 * Throws like `send`. `isUnknownPayment` recognizes the error for an unknown payment.
 */
export function getPaymentStatus({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<PaymentResponse> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** True if the Worker doesn't know the payment, or rejects its id or secret. */
export function isUnknownPayment(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  )
}

/** True if the card was declined or its details are invalid, so nothing was charged. */
export function isDecline({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'card_error' || type === 'validation_error'
}
