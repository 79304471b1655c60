import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { FieldCode } from '../../domain/input/errors.ts'

/** What is wrong with a form, by field. */
export type FormCheck<Values, Context = unknown> = (
  values: Values,
  context: Context | undefined,
) => Partial<Record<keyof Values, FieldCode>>

/**
 * Checks a form by what the Worker checks it by. The check comes with the schemas' library, which nobody
 * needs before they fill something in; where it can't be fetched, the Worker's own check has to do.
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
