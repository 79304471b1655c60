import type { SentMessage } from '../../../domain/api.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { send } from '../../api.ts'

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

export function sendMessage(body: ContactMessage, idempotencyKey: string): Promise<SentMessage> {
  return send('POST /api/contacts', body, { idempotencyKey })
}
