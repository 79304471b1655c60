import type { ApiError } from '../../../api.ts'
import { onFormFields } from './fields/form-fields.ts'
import type { StayField } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

export function showRefusedFields({ form, goTo, learnClosures }: StayForm, error: ApiError): void {
  const codes = onFormFields(error.fieldErrors, form.getValues(), new Date())
  const fields = Object.keys(codes) as StayField[]
  for (const field of fields) {
    const code = codes[field]
    if (code) form.setError(field, { type: code, message: code })
  }
  goTo(...fields)
  // The Worker may know a closure that the form hasn't loaded yet.
  if (Object.values(codes).some((code) => code === 'office_closed' || code === 'office_full')) {
    learnClosures()
  }
}
