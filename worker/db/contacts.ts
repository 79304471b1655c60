import { type Column, eq } from 'drizzle-orm'
import type { StaffMessage } from '../../domain/api.ts'
import type { ContactRequest } from '../../domain/contact.ts'
import { AppError } from '../errors.ts'
import { recordChange } from './audit.ts'
import type { Database } from './database.ts'
import { queueMail } from './outbox.ts'
import { type Cursor, newestFirst } from './page.ts'
import { contactMessages } from './schema.ts'
import type { Submission } from './submission.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

/** Saves a message once per submission, with the mail that tells the office of it. */
export async function createContact(
  db: Database,
  request: ContactRequest,
  submission: Submission,
  now: Date,
): Promise<ContactMessage> {
  const id = crypto.randomUUID()
  const isNew = eq(contactMessages.id, id)
  const change = { actor: 'guest', action: 'contact_received' }
  const sameKey = eq(contactMessages.idempotencyKey, submission.idempotencyKey)
  const [, , , [row]] = await db.batch([
    db
      .insert(contactMessages)
      .values({ ...request, ...submission, id, createdAt: now })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey }),
    recordChange(db, contactMessages, isNew, change, now),
    queueMail(db, 'contact_received', contactMessages, isNew, now),
    db.select().from(contactMessages).where(sameKey),
  ])
  if (!row) throw new AppError('storage_unavailable')
  return row
}

export async function contactById(db: Database, id: string) {
  return db.select().from(contactMessages).where(eq(contactMessages.id, id)).get()
}

/** What staff see of a message. */
const staffColumns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  read: contactMessages.read,
  createdAt: contactMessages.createdAt,
} satisfies Record<keyof StaffMessage, Column>

/** The newest messages, or those older than `cursor`; one more than a page holds. */
export async function listContacts(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffMessage<Date>[]> {
  const rows = db.select(staffColumns).from(contactMessages).$dynamic()
  return newestFirst(rows, contactMessages, cursor)
}
