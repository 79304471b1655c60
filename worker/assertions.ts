import type { FieldErrors } from '../domain/input/errors.ts'
import { AppError } from './errors.ts'

/**
 * Throws `validation_failed` with the fields that a rule refuses, below `path`, if there are any.
 */
export function assertAccepted(errors: FieldErrors, path = ''): void {
  const refused = Object.entries(errors)
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map(([field, code]) => [`${path}${field}`, code]))
  throw new AppError('validation_failed', { fields })
}

/** Throws `price_mismatch`, with the right price, unless the guest was shown it. Both in cents. */
export function assertShownPrice(shown: number | null, totalPrice: number): void {
  if (shown !== totalPrice) throw new AppError('price_mismatch', { totalPrice })
}
