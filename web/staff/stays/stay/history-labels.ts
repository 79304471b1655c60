import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailStatus, PastEmailKind } from '../../../../domain/stay/stay-history.ts'
import type { StayUpdate } from '../../../../domain/stay/stay-update.ts'

export const actorLabels: Record<Exclude<StayUpdate['actor'], 'staff'>, MessageDescriptor> = {
  guest: msg({ message: 'Guest', context: 'who changed a booking' }),
  stripe: msg({ message: 'Stripe', context: 'who changed a booking' }),
  system: msg({ message: 'Automatically', context: 'who changed a booking' }),
}

export const emailKindLabels: Record<PastEmailKind, MessageDescriptor> = {
  closure_notice: msg({ message: 'Closure', context: 'email about a booking' }),
  booking_confirmed: msg({ message: 'Booking confirmation', context: 'email about a booking' }),
  reservation_confirmed: msg({
    message: 'Reservation confirmation',
    context: 'email about a booking',
  }),
  stay_noted: msg({ message: 'The booking and its link', context: 'email about a booking' }),
  request_noted: msg({ message: 'Request received', context: 'email about a booking' }),
  request_expired: msg({ message: 'Request lapsed', context: 'email about a booking' }),
  drop_off_reminder: msg({ message: 'Drop-off reminder', context: 'email about a booking' }),
  pick_up_reminder: msg({ message: 'Pick-up reminder', context: 'email about a booking' }),
  stay_changed: msg({ message: 'Booking changed', context: 'email about a booking' }),
  stay_cancelled: msg({ message: 'Cancellation', context: 'email about a booking' }),
  no_show: msg({ message: 'No-show', context: 'email about a booking' }),
  luggage_abandoned: msg({ message: 'Luggage abandoned', context: 'email about a booking' }),
  luggage_collected: msg({
    message: 'Collected by somebody else',
    context: 'email about a booking',
  }),
  refunded: msg({ message: 'Refund', context: 'email about a booking' }),
  refund_delayed: msg({ message: 'Refund delayed', context: 'email about a booking' }),
  receipt: msg({ message: 'Receipt', context: 'email about a booking' }),
  overpayment: msg({ message: 'Paid too much', context: 'email about a booking' }),
  pass_link: msg({ message: 'Link to the booking', context: 'email about a booking' }),
  new_booking: msg({ message: 'New booking, to the office', context: 'email about a booking' }),
  request_received: msg({ message: 'Request, to the office', context: 'email about a booking' }),
  payment_expired: msg({ message: 'Booking expired', context: 'email about a booking' }),
  payment_declined: msg({ message: 'Payment declined', context: 'email about a booking' }),
  change_declined: msg({
    message: 'Payment for a change declined',
    context: 'email about a booking',
  }),
  change_not_applied: msg({ message: 'Paid change not made', context: 'email about a booking' }),
  payment_in_review: msg({ message: 'Payment in review', context: 'email about a booking' }),
  payment_review: msg({
    message: 'Payment to review, to the office',
    context: 'email about a booking',
  }),
  dispute_opened: msg({
    message: 'Dispute opened, to the office',
    context: 'email about a booking',
  }),
  dispute_lost: msg({ message: 'Dispute lost, to the office', context: 'email about a booking' }),
  dispute_closed: msg({
    message: 'Dispute closed, to the office',
    context: 'email about a booking',
  }),
  refund_failed: msg({ message: 'Refund failed, to the office', context: 'email about a booking' }),
  email_dead: msg({ message: 'Unsent email, to the office', context: 'email about a booking' }),
}

export const emailStatusLabels: Record<EmailStatus, MessageDescriptor> = {
  held: msg({ message: 'Waiting for release', context: 'state of an email' }),
  queued: msg({ message: 'Waiting to be sent', context: 'state of an email' }),
  sent: msg({ message: 'Sent', context: 'state of an email' }),
  dead: msg({ message: 'Did not arrive', context: 'state of an email' }),
}
