import type { SentMessage } from '../../../domain/answers.ts'
import type { Locale } from '../../../domain/locales.ts'
import { request } from '../../api.ts'

export interface ContactValues {
  name: string
  email: string
  subject: string
  message: string
}

export type ContactField = keyof ContactValues

export interface ContactMessage extends ContactValues {
  locale: Locale
}

/** Resolves when the office has the message; what the answer says is not read (section 7). */
export function sendMessage(body: ContactMessage, idempotencyKey: string): Promise<SentMessage> {
  return request('/api/contacts', { method: 'POST', body, idempotencyKey })
}
