import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import type { FieldCode, FieldErrors } from '../input/errors.ts'
import { requiredLine } from '../input/fields.ts'
import { requiredInstant } from '../input/instant.ts'
import { closureKinds } from './opening-times.ts'

const invalid: FieldCode = 'invalid'

const terms = {
  kind: z.enum(closureKinds, invalid),
  /** First closed instant. `to` is the first open one. */
  from: requiredInstant,
  to: requiredInstant,
}

/** `GET /api/staff/closures/preview` */
export const closureTerms = z.object(terms)

/** `POST /api/staff/closures` */
export const closureRequest = z.object({
  ...terms,
  reason: requiredLine(limitsOfText.closureReason, 'required'),
})

export type ClosureRequest = z.output<typeof closureRequest>

/** `POST /api/staff/closures/:id/lift` */
export const liftRequest = z.object({})

const mostStays = 1000

/** `POST /api/staff/closures/:id/release`: stays whose guests get an email. */
export const releaseRequest = z.object({
  stayIds: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(mostStays)),
})

/** A closure may have begun before `now`, but not ended. */
export function closureTimeErrors({ from, to }: { from: Date; to: Date }, now: Date): FieldErrors {
  if (to <= from) return { to: 'invalid' }
  return to <= now ? { to: 'in_the_past' } : {}
}
