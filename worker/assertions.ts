import type { FieldErrors } from '../domain/input/errors.ts'
import { AppError } from './errors.ts'

/**
 * Throws `validation_failed` if there are errors.
 * Each field name is prefixed with `path`.
 */
export function assertAccepted(errors: FieldErrors, path = ''): void {
  const refused = Object.entries(errors)
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map(([field, code]) => [`${path}${field}`, code]))
  throw new AppError('validation_failed', { fields })
}

/**
 * Throws `price_mismatch` with the current price if `shown` differs.
 * Both prices are in cents. `shown` is `null` if the client sent no valid price.
 */
export function assertShownPrice(shown: number | null, totalPrice: number): void {
  if (shown !== totalPrice) throw new AppError('price_mismatch', { totalPrice })
}
