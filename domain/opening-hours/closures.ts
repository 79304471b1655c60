import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import type { FieldCode, FieldErrors } from '../input/errors.ts'
import { requiredLine } from '../input/fields.ts'
import { requiredInstant } from '../input/instant.ts'
import { closureKinds } from './opening-times.ts'

const invalid: FieldCode = 'invalid'

const terms = {
  kind: z.enum(closureKinds, invalid),
  from: requiredInstant,
  to: requiredInstant,
}

export const closureTerms = z.object(terms)

export const closureRequest = z.object({
  ...terms,
  reason: requiredLine(limitsOfText.closureReason, 'required'),
})

export type ClosureRequest = z.output<typeof closureRequest>

export const liftRequest = z.object({})

const mostStays = 1000

export const releaseRequest = z.object({
  stayIds: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(mostStays)),
})

/**
 * Returns errors in a closure's times. Empty if valid.
 * A closure may start in the past, but not end there.
 */
export function closureTimeErrors({ from, to }: { from: Date; to: Date }, now: Date): FieldErrors {
  if (to <= from) return { to: 'invalid' }
  return to <= now ? { to: 'in_the_past' } : {}
}
