import * as z from 'zod/mini'
import { type FieldErrors, fieldErrors } from '../../../domain/input/errors.ts'

/** What a schema says is wrong with a value; empty when it takes it. */
export function errorsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const result = schema.safeParse(value)
  return result.success ? {} : fieldErrors(result.error.issues)
}

/** The code for a single field's value, `undefined` when it is taken. */
export function errorOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return errorsOf(z.object({ field: schema }), { field: value }).field
}
