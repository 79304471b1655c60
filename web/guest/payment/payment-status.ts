import type { PaidBooking } from '../../../domain/api.ts'

/**
 * Payment status for guests.
 * `unpaid`: never tried. `unfinished`: not confirmed at the bank yet. `lapsed`: can't be paid.
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
    // Staff check `needs_review`. The guest gets the result by email.
    default:
      return 'processing'
  }
}

/** True if the guest has nothing left to do. */
export function isSettled(booking: PaidBooking): boolean {
  const standing = paymentProgressOf(booking)
  return standing === 'paid' || standing === 'processing' || standing === 'refunded'
}
