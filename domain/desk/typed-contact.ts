import * as z from 'zod/mini'
import type { FieldCode } from '../input/errors.ts'
import { fieldErrors } from '../input/errors.ts'
import { optionalEmail, optionalPhone } from '../input/fields.ts'

export type TypedContact = Partial<Record<'customerEmail' | 'customerPhone', string>>

/**
 * Parses the single field for a guest's phone number or email address.
 * Text with an `@` is an email address, any other text a phone number. An empty field has neither.
 * `error` is set if the server would refuse the value.
 */
export function typedContact(text: string): TypedContact & { error?: FieldCode } {
  if (text.trim() === '') return {}
  const isEmail = text.includes('@')
  const read = z.safeParse(isEmail ? optionalEmail : optionalPhone, text)
  if (!read.success) return { error: fieldErrors(read.error.issues)[''] ?? 'invalid' }
  const { data } = read
  if (data === undefined) return {}
  return isEmail ? { customerEmail: data } : { customerPhone: data }
}
