import { contactRequest } from '../../../domain/input/contact.ts'
import { type FieldCode, fieldErrors } from '../../../domain/input/errors.ts'
import type { ContactField, ContactValues } from './send-message.ts'

export type ContactErrors = Partial<Record<ContactField, FieldCode>>

/**
 * Checks the form's values against the Worker's rules.
 * Import this module dynamically, because it loads the schemas.
 */
export function contactErrors(values: ContactValues): ContactErrors {
  const { error } = contactRequest.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
