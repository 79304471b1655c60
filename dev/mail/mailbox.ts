import { randomUUID } from 'node:crypto'

export interface SentEmail {
  id: string
  at: string
  from: string | { name: string; email: string }
  to: string | string[]
  subject: string
  html?: string | undefined
  text?: string | undefined
  replyTo?: unknown
  headers?: Record<string, string> | undefined
  /** Undefined in emails saved by an earlier version of the stand-in. */
  attachments?: Attachment[] | undefined
}

export interface Attachment {
  disposition: 'inline' | 'attachment'
  contentId?: string | undefined
  filename: string
  type: string
  /** Base64. */
  content: string
}

export interface Mailbox {
  emails: SentEmail[]
  failNext: number
}

const keptEmails = 500

export function receive(mailbox: Mailbox, email: Omit<SentEmail, 'id' | 'at'>): SentEmail {
  const received = { ...email, id: randomUUID(), at: new Date().toISOString() }
  mailbox.emails.unshift(received)
  mailbox.emails.length = Math.min(mailbox.emails.length, keptEmails)
  return received
}
