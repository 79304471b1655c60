/**
 * Why the rules do not allow something as a stay stands.
 *
 * - `not_allowed`: nothing leads from where it stands to what was asked for.
 * - `payment_open`: a payment at Stripe may still take the price that would be changed.
 * - `price_set_by_staff`: there is no rule for the price.
 * - `refunded_at_desk`: a lower price, on the day of the drop-off: the desk refunds it once the bags are there.
 * - `below_credit`: less would be owed than was given away.
 * - `nothing_to_return`: nothing is overpaid, or none of it can go back in this way.
 * - `times_invalid`: the pick-up would come before the drop-off.
 * - `tags_invalid`: a tag is missing, named twice, or its bag is not here.
 * - `more_than_due`: it is more than what is due, or, of goodwill, than what is owed.
 * - `nothing_to_undo`: the last thing that happened to it cannot be taken back, or someone else did it.
 * - `undo_too_late`: it can no longer be taken back.
 * - `stay_changed`: somebody else changed it after staff had looked at it.
 * - `already_done`: somebody else has done the same.
 * - `not_paid_in_full`: only the whole price brings a lapsed booking back.
 * - `not_contacted`: nobody has tried to reach the guest.
 * - `pass_used`, `pass_revoked`: of a pick-up pass that was good once, or that the guest has taken back.
 * - `pass_other_items`: the pick-up pass is for other items, or for fewer.
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
