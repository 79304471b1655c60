import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { FieldCode } from '../../domain/input/errors.ts'

export type FormCheck<Values, Context = unknown> = (
  values: Values,
  context: Context | undefined,
) => Partial<Record<keyof Values, FieldCode>>

/**
 * Returns a resolver that validates a form with the Worker's rules.
 * Calls `load` only when it validates, because the rules need the schema library. If loading fails,
 * it finds no errors, and only the Worker validates.
 */
export function lazyResolver<Values extends FieldValues, Context = unknown>(
  load: () => Promise<FormCheck<Values, Context>>,
): Resolver<Values, Context> {
  const noErrors: FormCheck<Values, Context> = () => ({})
  return async (values, context) => {
    const check = await load().catch(() => noErrors)
    const wrong = Object.entries(check(values, context))
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([field, code]) => [field, { type: code, message: code }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
}
