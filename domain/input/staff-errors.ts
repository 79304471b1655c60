import { refusalCodes } from './refusal.ts'

/**
 * Error codes of staff requests and the guest's pass.
 * They have their own file, so public forms load neither them nor their translations.
 */
export const staffErrorCodes = [
  ...refusalCodes,
  'unauthorized',
  'access_unavailable',
  'owner_only',
  'tag_in_use',
  /** Cash was moved or counted, or a count was closed, while the request was being processed. */
  'drawer_moved',
  /** According to our records, the drawer holds less cash than is to be taken out. */
  'drawer_short',
  /** A newer count of the same drawer has already been closed. */
  'count_outdated',
  /** The month or the dates don't exist, or the dates are in the wrong order or too far apart. */
  'period_invalid',
  'already_closed',
  'photos_off',
  'photo_invalid',
] as const

export type StaffErrorCode = (typeof staffErrorCodes)[number]
