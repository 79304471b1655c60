import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import type { FieldCode, FieldErrors } from '../input/errors.ts'
import { requiredLine } from '../input/fields.ts'
import { requiredInstant } from '../input/instant.ts'
import { closureKinds } from './opening-times.ts'

const invalid: FieldCode = 'invalid'

const terms = {
  kind: z.enum(closureKinds, invalid),
  /** The first instant that is closed, and the first that is open again. */
  from: requiredInstant,
  to: requiredInstant,
}

/** `GET /api/staff/closures/preview`: a closure that is not entered yet. */
export const closureTerms = z.object(terms)

/** `POST /api/staff/closures` */
export const closureRequest = z.object({
  ...terms,
  reason: requiredLine(limitsOfText.closureReason, 'required'),
})

export type ClosureRequest = z.output<typeof closureRequest>

/** `POST /api/staff/closures/:id/lift` */
export const liftRequest = z.object({})

/** More than the stays of any day; what is above it is not ours. */
const mostStays = 1000

/** `POST /api/staff/closures/:id/release`: the stays whose guests are written to. */
export const releaseRequest = z.object({
  stayIds: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(mostStays)),
})

/** What is wrong with when the office is to be closed; what ends later than `now` may have begun. */
export function closureTimeErrors({ from, to }: { from: Date; to: Date }, now: Date): FieldErrors {
  if (to <= from) return { to: 'invalid' }
  return to <= now ? { to: 'in_the_past' } : {}
}
