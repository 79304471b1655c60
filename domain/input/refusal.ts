export const refusalCodes = [
  'not_allowed',
  /** A Stripe payment for the stay, or for a change to it, may still succeed. */
  'payment_open',
  /** The price list has no price, or staff have set the price before. */
  'price_set_by_staff',
  /** Until check-in, guests can't lower the price once a cancellation would refund nothing. */
  'refunded_at_desk',
  /** Guests can only move the drop-off to another day until the drop-off time. */
  'drop_off_passed',
  /** The price would be below the guest's credits. */
  'below_credit',
  'nothing_to_return',
  'times_invalid',
  /** The tags don't fit the action, for example because one is repeated. */
  'tags_invalid',
  /** The amount is more than is due or, for goodwill, more than the net price. */
  'more_than_due',
  /** An expired booking must be paid in full. */
  'not_paid_in_full',
  'already_done',
  'stay_changed',
  'nothing_to_undo',
  'undo_too_late',
  'not_contacted',
  'pass_used',
  'pass_revoked',
  /** The pick-up pass doesn't cover all the bags to be checked out. */
  'pass_other_items',
] as const

export interface Refusal {
  refused: (typeof refusalCodes)[number]
}

export function isRefused<Answer extends object>(answer: Answer | Refusal): answer is Refusal {
  return 'refused' in answer
}
