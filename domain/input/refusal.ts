/** Why the rules refuse an action in a stay's present state. */
export const refusalCodes = [
  /** The stay's status doesn't allow it. */
  'not_allowed',
  /** An open payment at Stripe may still charge the old price. */
  'payment_open',
  /** No rule gives the price. */
  'price_set_by_staff',
  /** From the drop-off day on, the desk refunds a lower price once the bags are there. */
  'refunded_at_desk',
  /** The price would be lower than the credits already given. */
  'below_credit',
  /** There is no overpayment, or it can't be refunded this way. */
  'nothing_to_return',
  /** The pick-up would be before the drop-off. */
  'times_invalid',
  /** A tag is missing or repeated, or its bag isn't here. */
  'tags_invalid',
  /** The amount exceeds what is due or, for goodwill, the net price. */
  'more_than_due',
  /** An expired booking can only be reopened with its full price. */
  'not_paid_in_full',
  /** Someone else has already done this. */
  'already_done',
  /** Someone else changed the stay after staff loaded it. */
  'stay_changed',
  /** The last action can't be undone or wasn't done by staff. */
  'nothing_to_undo',
  'undo_too_late',
  /** There was no attempt to contact the guest. */
  'not_contacted',
  'pass_used',
  'pass_revoked',
  /** The pick-up pass is for other or fewer items. */
  'pass_other_items',
] as const

export interface Refusal {
  refused: (typeof refusalCodes)[number]
}

export function isRefused<Answer extends object>(answer: Answer | Refusal): answer is Refusal {
  return 'refused' in answer
}
