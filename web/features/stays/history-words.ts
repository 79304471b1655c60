import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StayChange } from '../../../domain/stay-change.ts'
import type { MailState, PastChange, PastMailKind } from '../../../domain/stay-history.ts'

/** Everything that can happen to a stay, in words. */
export const actionWords: Record<PastChange['action'], MessageDescriptor> = {
  booked: msg({ message: 'Booked, to be paid online', context: 'what happened to a booking' }),
  requested: msg({ message: 'Service requested', context: 'what happened to a booking' }),
  reserved: msg({
    message: 'Reserved, to be paid at the desk',
    context: 'what happened to a booking',
  }),
  payment_answered: msg({
    message: 'Payment update from Stripe',
    context: 'what happened to a booking',
  }),
  change_offered: msg({
    message: 'Began to pay online for a change',
    context: 'what happened to a booking',
  }),
  payment_expired: msg({ message: 'Payment abandoned', context: 'what happened to a booking' }),
  review_accepted: msg({
    message: 'Payment accepted after review',
    context: 'what happened to a booking',
  }),
  refund_requested: msg({ message: 'Refund', context: 'what happened to a booking' }),
  refund_refused: msg({
    message: 'Refund refused by Stripe',
    context: 'what happened to a booking',
  }),
  changed: msg({ message: 'Dates or items changed', context: 'what happened to a booking' }),
  bags_collected: msg({ message: 'Some bags given out', context: 'what happened to a booking' }),
  walked_in: msg({ message: 'Walked in', context: 'what happened to a booking' }),
  price_named: msg({ message: 'Price set by staff', context: 'what happened to a booking' }),
  undone: msg({ message: 'Last step undone', context: 'what happened to a booking' }),
  attended: msg({ message: 'Handled by staff', context: 'what happened to a booking' }),
  written_off: msg({ message: 'Written off', context: 'what happened to a booking' }),
  kept: msg({ message: 'Overpaid money kept', context: 'what happened to a booking' }),
  paid_out: msg({ message: 'Paid out in cash', context: 'what happened to a booking' }),
  fiscal_noted: msg({ message: 'Fiscal receipt noted', context: 'what happened to a booking' }),
  complete: msg({ message: 'Service completed', context: 'what happened to a booking' }),
  collector_named: msg({ message: 'Pick-up pass made', context: 'what happened to a booking' }),
  collector_revoked: msg({
    message: 'Pick-up pass revoked',
    context: 'what happened to a booking',
  }),
  contacted: msg({ message: 'Guest contacted', context: 'what happened to a booking' }),
  payment_taken: msg({
    message: 'Payment taken at the desk',
    context: 'what happened to a booking',
  }),
  confirm: msg({ message: 'Confirmed', context: 'what happened to a booking' }),
  expire: msg({ message: 'Expired unpaid', context: 'what happened to a booking' }),
  check_in: msg({ message: 'Checked in', context: 'what happened to a booking' }),
  check_out: msg({ message: 'Checked out', context: 'what happened to a booking' }),
  cancel: msg({ message: 'Cancelled', context: 'what happened to a booking' }),
  miss: msg({ message: 'Marked as no-show', context: 'what happened to a booking' }),
  erasure_asked: msg({
    message: 'Asked for their data to be erased',
    context: 'what happened to a booking',
  }),
  stripe_asked: msg({
    message: 'Asked Stripe about the payments',
    context: 'what happened to a booking',
  }),
  link_asked: msg({ message: 'Asked for the lost link', context: 'what happened to a booking' }),
  photo_taken: msg({ message: 'Photo taken', context: 'what happened to a bag' }),
  photo_removed: msg({ message: 'Photo removed', context: 'what happened to a bag' }),
  abandon: msg({ message: 'Luggage marked as abandoned', context: 'what happened to a booking' }),
}

/** Who did it, where it was no member of staff. */
export const actorWords: Record<Exclude<StayChange['actor'], 'staff'>, MessageDescriptor> = {
  guest: msg({ message: 'Guest', context: 'who changed a booking' }),
  stripe: msg({ message: 'Stripe', context: 'who changed a booking' }),
  system: msg({ message: 'Automatically', context: 'who changed a booking' }),
}

export const letterWords: Record<PastMailKind, MessageDescriptor> = {
  closure_notice: msg({ message: 'Closure', context: 'email about a booking' }),
  booking_confirmed: msg({ message: 'Booking confirmation', context: 'email about a booking' }),
  reservation_confirmed: msg({
    message: 'Reservation confirmation',
    context: 'email about a booking',
  }),
  request_noted: msg({ message: 'Request received', context: 'email about a booking' }),
  request_expired: msg({ message: 'Request lapsed', context: 'email about a booking' }),
  drop_off_reminder: msg({ message: 'Drop-off reminder', context: 'email about a booking' }),
  pick_up_reminder: msg({ message: 'Pick-up reminder', context: 'email about a booking' }),
  stay_changed: msg({ message: 'Booking changed', context: 'email about a booking' }),
  stay_cancelled: msg({ message: 'Cancellation', context: 'email about a booking' }),
  stay_missed: msg({ message: 'No-show', context: 'email about a booking' }),
  luggage_abandoned: msg({ message: 'Luggage abandoned', context: 'email about a booking' }),
  luggage_collected: msg({
    message: 'Collected by somebody else',
    context: 'email about a booking',
  }),
  refunded: msg({ message: 'Refund', context: 'email about a booking' }),
  refund_delayed: msg({ message: 'Refund delayed', context: 'email about a booking' }),
  receipt: msg({ message: 'Receipt', context: 'email about a booking' }),
  pass_link: msg({ message: 'Link to the booking', context: 'email about a booking' }),
  new_booking: msg({ message: 'New booking, to the office', context: 'email about a booking' }),
  request_received: msg({ message: 'Request, to the office', context: 'email about a booking' }),
  payment_lapsed: msg({ message: 'Booking expired', context: 'email about a booking' }),
  payment_declined: msg({ message: 'Payment declined', context: 'email about a booking' }),
  change_declined: msg({
    message: 'Payment for a change declined',
    context: 'email about a booking',
  }),
  change_missed: msg({ message: 'Paid change not made', context: 'email about a booking' }),
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
  mail_dead: msg({ message: 'Unsent email, to the office', context: 'email about a booking' }),
}

export const mailWords: Record<MailState, MessageDescriptor> = {
  held: msg({ message: 'Waiting for release', context: 'state of an email' }),
  queued: msg({ message: 'Waiting to be sent', context: 'state of an email' }),
  sent: msg({ message: 'Sent', context: 'state of an email' }),
  dead: msg({ message: 'Not sent', context: 'state of an email' }),
}
