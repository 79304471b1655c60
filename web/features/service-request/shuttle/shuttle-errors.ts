import { fieldErrors } from '../../../../domain/errors.ts'
import { shuttleForm } from '../../../../domain/shuttle.ts'
import type { ShuttleErrors, ShuttleValues } from './shuttle-values.ts'

/** What is wrong with the form. Import it lazily: it brings the schemas' library along. */
export function shuttleErrors(values: ShuttleValues): ShuttleErrors {
  const { error } = shuttleForm.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
