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
  /** Mails that an earlier version kept have none. */
  attachments?: Attachment[] | undefined
}

export interface Attachment {
  disposition: 'inline' | 'attachment'
  /** By which the HTML shows it. */
  contentId?: string | undefined
  filename: string
  type: string
  /** In base64. */
  content: string
}

/** What was sent, newest first, and how many of the coming mails are refused. */
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
