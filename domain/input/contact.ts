import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { email, localeField, requiredLine, requiredText } from './fields.ts'

/** `POST /api/contacts` (specification, section 5) */
export const contactRequest = z.object({
  name: requiredLine(limitsOfText.name, 'full_name_required'),
  email,
  subject: requiredLine(limitsOfText.subject, 'subject_required'),
  message: requiredText(limitsOfText.message, 'message_required'),
  locale: localeField,
})

export type ContactRequest = z.output<typeof contactRequest>
