/**
 * Error codes of requests that only staff make.
 * Separate from the others, so public forms load neither these codes nor their translations.
 */
export const staffErrorCodes = [
  'unauthorized',
  'access_unavailable',
  'owner_only',
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
  /** Another stored bag has this tag. Only the database knows. */
  'tag_in_use',
  /** Cash kept moving while a drawer count was written. */
  'drawer_moved',
  /** Dates don't exist, are reversed, or span too long. */
  'period_invalid',
  'already_closed',
  'photos_off',
  'photo_invalid',
] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
