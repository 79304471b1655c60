import type { StayLetter } from '../../domain/stay-change.ts'

/**
 * Every mail that the Worker writes: about a stay, what a closure means for it, a visitor's message, money
 * without a stay, or another mail that could not be sent.
 */
export type MailKind =
  | StayLetter
  | 'closure_notice'
  | 'contact_received'
  | 'contact_noted'
  | 'orphan_payment'
  | 'mail_dead'

/** Who reads each. */
export const readerOf: Record<MailKind, 'guest' | 'office'> = {
  booking_confirmed: 'guest',
  reservation_confirmed: 'guest',
  request_noted: 'guest',
  request_expired: 'guest',
  contact_noted: 'guest',
  drop_off_reminder: 'guest',
  pick_up_reminder: 'guest',
  stay_changed: 'guest',
  stay_cancelled: 'guest',
  stay_missed: 'guest',
  luggage_abandoned: 'guest',
  luggage_collected: 'guest',
  refunded: 'guest',
  refund_delayed: 'guest',
  receipt: 'guest',
  pass_link: 'guest',
  payment_lapsed: 'guest',
  payment_declined: 'guest',
  change_declined: 'guest',
  change_missed: 'guest',
  payment_in_review: 'guest',
  closure_notice: 'guest',
  new_booking: 'office',
  request_received: 'office',
  contact_received: 'office',
  payment_review: 'office',
  dispute_opened: 'office',
  dispute_lost: 'office',
  dispute_closed: 'office',
  refund_failed: 'office',
  orphan_payment: 'office',
  mail_dead: 'office',
}
