import { shuttleForm } from '../../../../domain/booking/shuttle.ts'
import { fieldErrors } from '../../../../domain/input/errors.ts'
import type { ShuttleErrors, ShuttleValues } from './shuttle-values.ts'

/** What is wrong with the form. Import it lazily: it brings the schemas' library along. */
export function shuttleErrors(values: ShuttleValues): ShuttleErrors {
  const { error } = shuttleForm.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
