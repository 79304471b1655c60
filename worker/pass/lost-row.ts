import { AppError } from '../errors.ts'

/** Seconds after which a device may request a lost row again. */
const lostRowRetry = 30

/**
 * Returns the error for a signed link whose row the database has lost, for example in a restore.
 * Unlike `not_found`, it tells the guest's device that its saved pass may still be valid.
 */
export function lostRow(): AppError {
  return new AppError('storage_unavailable', {
    retryAfter: lostRowRetry,
    reason: 'row_of_signed_link_lost',
  })
}
