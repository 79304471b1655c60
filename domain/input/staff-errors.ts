import { refusalCodes } from './refusal.ts'

/**
 * Error codes of requests that only staff make.
 * Separate from the others, so public forms load neither these codes nor their translations.
 */
export const staffErrorCodes = [
  ...refusalCodes,
  'unauthorized',
  'access_unavailable',
  'owner_only',
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
