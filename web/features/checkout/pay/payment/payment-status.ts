import type { PaidBooking } from '../../../../../domain/api.ts'
import type { PaymentProof } from '../../../../../domain/booking.ts'
import { ApiError, send } from '../../../../api.ts'

/** Asks Stripe through the Worker; the client secret proves that it is one's own payment. */
export function getPaymentStatus({
  paymentIntentId,
  clientSecret,
}: PaymentProof): Promise<PaidBooking> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** The Worker knows of no such payment, whereas a failed call says nothing of it. */
export function isUnknownPayment(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  )
}

/**
 * How a payment stands, in the words that a guest needs: `unpaid` was never tried, `unfinished` is one
 * that the guest has yet to confirm at their bank, and `lapsed` can no longer be paid.
 */
export type PaymentStanding =
  | 'paid'
  | 'processing'
  | 'unpaid'
  | 'unfinished'
  | 'failed'
  | 'lapsed'
  | 'refunded'

export function standingOf({
  paymentStatus,
  awaits,
}: Pick<PaidBooking, 'paymentStatus' | 'awaits'>): PaymentStanding {
  switch (paymentStatus) {
    case 'paid':
    case 'partially_refunded':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'failed':
      return 'failed'
    case 'canceled':
      return 'lapsed'
    case 'pending':
      if (awaits === 'payment') return 'unpaid'
      return awaits === 'authentication' ? 'unfinished' : 'processing'
    // Staff look at `needs_review`; whatever it turns out to be, the guest hears of it by mail.
    default:
      return 'processing'
  }
}

/** The money is there, or on its way: nothing is left for the guest to do. */
export function isSettled(booking: PaidBooking): boolean {
  const standing = standingOf(booking)
  return standing === 'paid' || standing === 'processing' || standing === 'refunded'
}
