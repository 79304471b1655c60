import { contactRequest } from '../../../domain/input/contact.ts'
import { type FieldCode, fieldErrors } from '../../../domain/input/errors.ts'
import type { ContactField, ContactValues } from './send-message.ts'

export type ContactErrors = Partial<Record<ContactField, FieldCode>>

/**
 * Reports the same errors as the Worker. In its own file, because the schema library loads only when somebody
 * writes.
 */
export function contactErrors(values: ContactValues): ContactErrors {
  const { error } = contactRequest.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
