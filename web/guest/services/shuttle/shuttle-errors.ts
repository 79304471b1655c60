import { shuttleForm } from '../../../../domain/booking/shuttle.ts'
import { fieldErrors } from '../../../../domain/input/errors.ts'
import type { ShuttleErrors, ShuttleValues } from './shuttle-values.ts'

/** Import this module lazily, because it loads the schema library. */
export function shuttleErrors(values: ShuttleValues): ShuttleErrors {
  const { error } = shuttleForm.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
