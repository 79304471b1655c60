import type { FieldErrors } from '../../../domain/errors.ts'
import type { ApiError } from '../../api.ts'
import { onFormFields } from './form-fields.ts'
import type { StayField } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

/** Shows what the Worker refused under the fields of the form, and goes to the first of them. */
export function showRefusedFields({ form }: StayForm, error: ApiError): void {
  const codes: FieldErrors = {}
  for (const [path, { code }] of Object.entries(error.failure?.fields ?? {})) codes[path] = code
  const fields = Object.entries(onFormFields(codes, form.getValues(), new Date()))
  for (const [index, [field, code]] of fields.entries()) {
    const shouldFocus = index === 0
    form.setError(field as StayField, { type: code, message: code }, { shouldFocus })
  }
}
