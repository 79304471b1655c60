import type { PaidBooking } from '../../../../domain/api.ts'
import type { PaymentStatus } from '../../../../domain/payment.ts'
import { send } from '../../../api.ts'

/** Asks Stripe through the Worker; the client secret proves that it is one's own payment. */
export function getPaymentStatus(
  paymentIntentId: string,
  clientSecret: string,
): Promise<PaidBooking> {
  return send('POST /api/payment-status', { paymentIntentId, clientSecret })
}

/** How a payment stands, in the words that a guest needs. */
export type PaymentStanding = 'paid' | 'processing' | 'failed' | 'refunded'

export function standingOf(status: PaymentStatus): PaymentStanding {
  switch (status) {
    case 'paid':
    case 'partially_refunded':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'failed':
    case 'canceled':
      return 'failed'
    // Staff look at `needs_review`; whatever it turns out to be, the guest hears of it by mail.
    default:
      return 'processing'
  }
}
