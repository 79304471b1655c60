import type { StayLetter } from '../../domain/stay-change.ts'

/**
 * Every mail that the Worker writes: about a stay, what a closure means for it, a visitor's message, or
 * money without a stay.
 */
export type MailKind = StayLetter | 'closure_notice' | 'contact_received' | 'orphan_payment'

/** Who reads each. */
export const readerOf: Record<MailKind, 'guest' | 'office'> = {
  booking_confirmed: 'guest',
  reservation_confirmed: 'guest',
  payment_lapsed: 'guest',
  payment_declined: 'guest',
  payment_in_review: 'guest',
  closure_notice: 'guest',
  request_received: 'office',
  contact_received: 'office',
  payment_review: 'office',
  dispute_opened: 'office',
  dispute_lost: 'office',
  dispute_closed: 'office',
  refund_failed: 'office',
  orphan_payment: 'office',
}
