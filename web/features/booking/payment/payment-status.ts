import type { Cents } from '../../../../domain/money.ts'
import type { PaymentStatus } from '../../../../domain/payment.ts'
import type { StorageType } from '../../../../domain/services.ts'
import type { StayStatus } from '../../../../domain/stay.ts'
import { request } from '../../../api.ts'

/** A booking as the guest who pays for it may see it. Instants are ISO, in UTC. */
export interface PaidBooking {
  bookingId: string
  reference: string
  paymentStatus: PaymentStatus
  status: StayStatus
  totalPrice: Cents
  currency: string
  customerName: string
  customerEmail: string
  luggageCount: number
  storageType: StorageType
  startDate: string
  endDate: string | null
}

/** Asks Stripe through the Worker; the client secret proves that it is one's own payment. */
export function getPaymentStatus(
  paymentIntentId: string,
  clientSecret: string,
): Promise<PaidBooking> {
  return request('/api/payment-status', { method: 'POST', body: { paymentIntentId, clientSecret } })
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
