import { refusalCodes } from './refusal.ts'

/**
 * Error codes of requests that only staff make.
 * They are in their own file so that public forms load neither these codes nor their translations.
 */
export const staffErrorCodes = [
  ...refusalCodes,
  'unauthorized',
  'access_unavailable',
  'owner_only',
  /** Another stored bag has this tag. Detected by the unique index when writing. */
  'tag_in_use',
  /** Cash was paid in or out while the count of the drawer was being stored. */
  'drawer_moved',
  /** A date doesn't exist, the period ends before it starts, or it's too long. */
  'period_invalid',
  'already_closed',
  'photos_off',
  'photo_invalid',
] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
