import type { FieldErrors } from '../domain/errors.ts'
import type { OfferedHours } from '../domain/opening-hours.ts'
import type { StayTimes } from '../domain/pricing.ts'
import { stayTimeErrors } from '../domain/stay-times.ts'
import { AppError } from './errors.ts'

/** Throws `validation_failed` with the fields below `path` that the rules of a stay refuse. */
export function assertStay(
  stay: StayTimes,
  hours: OfferedHours,
  now: Date,
  { path = '', others = {} }: { path?: string; others?: FieldErrors } = {},
): void {
  const errors = Object.entries({ ...stayTimeErrors(stay, hours, now), ...others })
  if (errors.length === 0) return
  const fields = Object.fromEntries(errors.map(([field, code]) => [`${path}${field}`, code]))
  throw new AppError('validation_failed', { fields })
}

/** Throws `price_mismatch`, with the right price, unless the guest was shown it. Both in cents. */
export function assertShownPrice(shown: number | null, totalPrice: number): void {
  if (shown !== totalPrice) throw new AppError('price_mismatch', { totalPrice })
}
