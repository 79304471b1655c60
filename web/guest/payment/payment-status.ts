import type { PaidBooking } from '../../../domain/api.ts'

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
  | 'expired'
  | 'refunded'

export function paymentProgressOf({
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
      return 'expired'
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
  const standing = paymentProgressOf(booking)
  return standing === 'paid' || standing === 'processing' || standing === 'refunded'
}
