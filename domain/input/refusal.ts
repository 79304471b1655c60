/**
 * Reasons why the rules refuse an action in a stay's current state:
 *
 * - `not_allowed`: the stay's state doesn't allow it.
 * - `payment_open`: an open payment at Stripe may still charge the old price.
 * - `price_set_by_staff`: no rule gives the price.
 * - `refunded_at_desk`: on the drop-off day, the desk refunds a lower price once the bags are there.
 * - `below_credit`: the price would be lower than the credits already given.
 * - `nothing_to_return`: there is no overpayment, or it can't be refunded this way.
 * - `times_invalid`: the pick-up would be before the drop-off.
 * - `tags_invalid`: a tag is missing or repeated, or its bag isn't here.
 * - `more_than_due`: the amount exceeds what is due or, for goodwill, the net price.
 * - `nothing_to_undo`: the last action can't be undone or wasn't done by staff.
 * - `undo_too_late`: the time for undoing it is over.
 * - `stay_changed`: someone else changed the stay after staff loaded it.
 * - `already_done`: someone else has already done this.
 * - `not_paid_in_full`: an expired booking can only be reopened with its full price.
 * - `not_contacted`: there was no attempt to contact the guest.
 * - `pass_used`, `pass_revoked`: the pick-up pass was used, or the guest revoked it.
 * - `pass_other_items`: the pick-up pass is for other or fewer items.
 */
export interface Refusal {
  refused:
    | 'not_allowed'
    | 'payment_open'
    | 'price_set_by_staff'
    | 'refunded_at_desk'
    | 'below_credit'
    | 'nothing_to_return'
    | 'times_invalid'
    | 'tags_invalid'
    | 'more_than_due'
    | 'not_paid_in_full'
    | 'already_done'
    | 'stay_changed'
    | 'nothing_to_undo'
    | 'undo_too_late'
    | 'not_contacted'
    | 'pass_used'
    | 'pass_revoked'
    | 'pass_other_items'
}

export function isRefused<Answer extends object>(answer: Answer | Refusal): answer is Refusal {
  return 'refused' in answer
}
