import type { ApiError } from '../../../api.ts'
import { onFormFields } from './form-fields.ts'
import type { StayField } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

/** Shows what the Worker refused under the fields of the form, and goes to the first of them. */
export function showRefusedFields({ form, learnClosures }: StayForm, error: ApiError): void {
  const fields = Object.entries(onFormFields(error.fieldErrors, form.getValues(), new Date()))
  for (const [index, [field, code]] of fields.entries()) {
    const shouldFocus = index === 0
    form.setError(field as StayField, { type: code, message: code }, { shouldFocus })
  }
  // A closure that was entered since.
  if (fields.some(([, code]) => code === 'office_closed' || code === 'office_full')) learnClosures()
}
