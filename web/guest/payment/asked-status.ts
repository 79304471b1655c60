import type { StripeError } from '@stripe/stripe-js'
import type { PaymentResponse } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { ApiError, send } from '../../api.ts'

/** Fetches the status from Stripe through the Worker. The client secret proves ownership. */
export function getPaymentStatus({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<PaymentResponse> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** True if the Worker doesn't know the payment. A failed request proves nothing. */
export function isUnknownPayment(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  )
}

/** True if the card or its details were refused, so there was no charge. */
export function isRefusal({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'card_error' || type === 'validation_error'
}
