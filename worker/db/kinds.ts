import type { StayEmailKind, StayUpdate } from '../../domain/stay/stay-update.ts'

export type EmailKind =
  | StayEmailKind
  | 'closure_notice'
  | 'contact_received'
  | 'contact_noted'
  | 'orphan_payment'
  | 'email_dead'
  | 'system_alert'

export const readerOf: Record<EmailKind, 'guest' | 'office'> = {
  booking_confirmed: 'guest',
  reservation_confirmed: 'guest',
  request_noted: 'guest',
  request_expired: 'guest',
  contact_noted: 'guest',
  drop_off_reminder: 'guest',
  pick_up_reminder: 'guest',
  stay_changed: 'guest',
  stay_cancelled: 'guest',
  no_show: 'guest',
  luggage_abandoned: 'guest',
  luggage_collected: 'guest',
  refunded: 'guest',
  refund_delayed: 'guest',
  receipt: 'guest',
  overpayment: 'guest',
  pass_link: 'guest',
  stay_noted: 'guest',
  payment_expired: 'guest',
  payment_declined: 'guest',
  change_declined: 'guest',
  change_not_applied: 'guest',
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
  email_dead: 'office',
  system_alert: 'office',
}

export const guestKinds = (Object.keys(readerOf) as EmailKind[]).filter(
  (kind) => readerOf[kind] === 'guest',
)

type Actor = StayUpdate['actor']

/**
 * For each kind, the actors whose emails count against the mailbox's limit.
 * The limit protects people whose address a stranger enters.
 */
const limitedBy: Record<EmailKind, readonly Actor[]> = {
  booking_confirmed: ['guest', 'stripe', 'system'],
  reservation_confirmed: ['guest'],
  request_noted: ['guest'],
  request_expired: ['system'],
  contact_noted: ['guest'],
  drop_off_reminder: ['system'],
  stay_changed: ['guest', 'stripe', 'system'],
  // Excludes `stripe`, because a sync only cancels stays that were paid and fully refunded.
  stay_cancelled: ['guest'],
  no_show: ['system'],
  pass_link: ['guest'],
  payment_expired: ['guest', 'stripe', 'system'],
  payment_declined: ['guest', 'stripe', 'system'],
  change_declined: ['guest', 'stripe', 'system'],
  change_not_applied: ['guest', 'stripe', 'system'],
  // Only sent after bags have been checked in.
  pick_up_reminder: [],
  luggage_abandoned: [],
  luggage_collected: [],
  // Sent to an address that staff typed.
  stay_noted: ['staff'],
  // Only sent about money that has been paid.
  receipt: [],
  refunded: [],
  overpayment: [],
  refund_delayed: [],
  payment_in_review: [],
  // Only sent once staff release it.
  closure_notice: [],
  new_booking: [],
  request_received: [],
  contact_received: [],
  payment_review: [],
  dispute_opened: [],
  dispute_lost: [],
  dispute_closed: [],
  refund_failed: [],
  orphan_payment: [],
  email_dead: [],
  system_alert: [],
}

export function isLimited({ kind, actor }: { kind: EmailKind; actor: Actor }): boolean {
  return limitedBy[kind].includes(actor)
}
