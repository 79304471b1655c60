/**
 * Every way a call can fail that staff alone make, beside those that anybody can meet. Apart from
 * the others, so that a code of the desk costs the public forms no byte and no translation.
 */
export const staffErrorCodes = [
  'unauthorized',
  'access_unavailable',
  /** Staff asked for what only an owner may do. */
  'owner_only',
  /** A colleague, the guest or Stripe changed the stay first. */
  'stay_changed',
  'not_allowed',
  'payment_open',
  'price_set_by_staff',
  'refunded_at_desk',
  'below_credit',
  'nothing_to_return',
  'times_invalid',
  'tags_invalid',
  'more_than_due',
  'not_paid_in_full',
  'already_done',
  'nothing_to_undo',
  'undo_too_late',
  'not_contacted',
  'pass_used',
  'pass_revoked',
  'pass_other_items',
  /** Only the database knows: another bag in the house has it. */
  'tag_in_use',
  /** Others kept moving cash while a count of the drawer was written. */
  'drawer_moved',
  /** Of what is exported or added up: no such dates, the wrong way round, or too long. */
  'period_invalid',
  /** Another closure of the same kind covers a part of it. */
  'already_closed',
  /** No bucket is bound to keep them in. */
  'photos_off',
  'photo_invalid',
] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
