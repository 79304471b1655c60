import { shuttleForm } from '../../../../domain/booking/shuttle.ts'
import { fieldErrors } from '../../../../domain/input/errors.ts'
import type { ShuttleErrors, ShuttleValues } from './shuttle-values.ts'

/** Import this module dynamically, because it loads the schemas. */
export function shuttleErrors(values: ShuttleValues): ShuttleErrors {
  const { error } = shuttleForm.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
