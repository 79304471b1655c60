import type { StripeError } from '@stripe/stripe-js'
import type { PaymentResponse } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { ApiError, send } from '../../api.ts'

/** Asks Stripe through the Worker; the client secret proves that it is one's own payment. */
export function getPaymentStatus({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<PaymentResponse> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** The Worker knows of no such payment, whereas a failed call says nothing of it. */
export function isUnknownPayment(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  )
}

/** The card or its details were not accepted: nothing was charged. */
export function isRefusal({ type }: Pick<StripeError, 'type'>): boolean {
  return type === 'card_error' || type === 'validation_error'
}
