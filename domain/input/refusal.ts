/** Reasons to refuse an action in the present state of a stay. */
export const refusalCodes = [
  'not_allowed',
  /** A payment is open at Stripe and may still charge the old price. */
  'payment_open',
  /** Staff must set the price, because no rule gives one. */
  'price_set_by_staff',
  /** From the drop-off day on, a lower price is refunded at the desk once the bags are there. */
  'refunded_at_desk',
  /** The price would be lower than the credit that the guest has already been given. */
  'below_credit',
  /** There is no overpayment, or it can't be refunded this way. */
  'nothing_to_return',
  'times_invalid',
  /** A tag is missing or repeated, or its bag isn't in storage. */
  'tags_invalid',
  /** The amount exceeds what is due or, for goodwill, the net price. */
  'more_than_due',
  /** An expired booking can only be reopened if its full price has been paid. */
  'not_paid_in_full',
  /** Someone else has already done the same. */
  'already_done',
  /** Someone else has changed the stay since staff loaded it. */
  'stay_changed',
  /** The last action can't be undone, or staff didn't do it. */
  'nothing_to_undo',
  'undo_too_late',
  /** Staff haven't tried to contact the guest. */
  'not_contacted',
  'pass_used',
  'pass_revoked',
  /** The pick-up pass is for other items, or for fewer. */
  'pass_other_items',
] as const

export interface Refusal {
  refused: (typeof refusalCodes)[number]
}

export function isRefused<Answer extends object>(answer: Answer | Refusal): answer is Refusal {
  return 'refused' in answer
}
