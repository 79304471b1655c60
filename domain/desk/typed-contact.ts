import * as z from 'zod/mini'
import type { FieldCode } from '../input/errors.ts'
import { fieldErrors } from '../input/errors.ts'
import { optionalEmail, optionalPhone } from '../input/fields.ts'

export type TypedContact = Partial<Record<'customerEmail' | 'customerPhone', string>>

/**
 * Parses text with an `@` as an email address, any other text as a phone number.
 * `error` is set if the server would refuse the value. Returns no fields for blank text.
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
