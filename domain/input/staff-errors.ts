import { refusalCodes } from './refusal.ts'

/**
 * Error codes of staff requests and the guest's pass.
 * They have their own file, so that public forms load neither them nor their translations.
 */
export const staffErrorCodes = [
  ...refusalCodes,
  'unauthorized',
  'access_unavailable',
  'owner_only',
  'tag_in_use',
  /** Cash was moved or counted while this count was being saved. */
  'drawer_moved',
  /** The drawer holds less cash, according to our records, than would be taken out. */
  'drawer_short',
  /** A newer count of the same drawer has closed the day. */
  'count_outdated',
  /** The dates don't exist, are in the wrong order, or are too far apart. */
  'period_invalid',
  'already_closed',
  'photos_off',
  'photo_invalid',
] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
