import type { PaidBooking } from '../../../domain/api.ts'

/**
 * Payment status for guests.
 * - `unpaid`: not tried yet, or declined. The guest can still pay.
 * - `unfinished`: the guest hasn't confirmed it with the bank yet.
 * - `expired`: can no longer be paid.
 */
export type ShownPaymentStatus =
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
}: Pick<PaidBooking, 'paymentStatus' | 'awaits'>): ShownPaymentStatus {
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
    // Also `needs_review`: during a review, the guest only has to wait.
    default:
      return 'processing'
  }
}

/** True if the guest doesn't have to do anything. */
export function isSettled(booking: PaidBooking): boolean {
  const status = paymentProgressOf(booking)
  return status === 'paid' || status === 'processing' || status === 'refunded'
}
