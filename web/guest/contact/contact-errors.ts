import { contactRequest } from '../../../domain/input/contact.ts'
import { type FieldCode, fieldErrors } from '../../../domain/input/errors.ts'
import type { ContactField, ContactValues } from './send-message.ts'

export type ContactErrors = Partial<Record<ContactField, FieldCode>>

/**
 * What the Worker would refuse of a message. In a file of its own because the schema's library is
 * fetched only when somebody writes.
 */
export function contactErrors(values: ContactValues): ContactErrors {
  const { error } = contactRequest.safeParse(values)
  return error ? fieldErrors(error.issues) : {}
}
