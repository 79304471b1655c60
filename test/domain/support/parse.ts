import * as z from 'zod/mini'
import { type FieldErrors, fieldErrors } from '../../../domain/input/errors.ts'

/** A schema's field errors for a value; empty if it is valid. */
export function errorsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const result = schema.safeParse(value)
  return result.success ? {} : fieldErrors(result.error.issues)
}

/** The error code for a single field's value; `undefined` if it is valid. */
export function errorOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return errorsOf(z.object({ field: schema }), { field: value }).field
}
