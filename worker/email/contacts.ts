import { and, type Column, eq, exists, ne, sql } from 'drizzle-orm'
import type { ContactRequest } from '../../domain/input/contact.ts'
import type { StaffMessage } from '../../domain/reports/staff-lists.ts'
import { recordChange } from '../db/audit.ts'
import { type Database, ifChanged, insertIf } from '../db/database.ts'
import { assertSameRequest, type IdempotentRequest } from '../db/idempotency.ts'
import { queueEmail } from '../db/outbox.ts'
import { type Cursor, newestFirst } from '../db/page.ts'
import { contactMessages } from '../db/schema/post.ts'
import { audit } from '../db/schema/stays.ts'
import { AppError } from '../errors.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

interface SubmittedMessage {
  id: string
  requestDigest: string | null
}

/**
 * Stores a message and queues its emails.
 * Returns the message first sent under the key, whose digest the caller must compare. Throws
 * `storage_unavailable`.
 */
export async function createContact(
  db: Database,
  request: ContactRequest,
  { idempotencyKey, requestDigest }: IdempotentRequest,
  now: Date,
): Promise<SubmittedMessage> {
  const id = crypto.randomUUID()
  const auditId = crypto.randomUUID()
  const known = sql`SELECT 1 FROM ${audit} WHERE ${audit.idempotencyKey} = ${idempotencyKey}`
  const message: StoredMessage = { ...request, id, read: false, createdAt: now }
  const change = {
    id: auditId,
    subjectId: id,
    action: 'contact_received',
    actor: 'guest',
    idempotencyKey,
    requestDigest,
  } as const
  const isNew = sql`FROM ${contactMessages} WHERE ${contactMessages.id} = ${id}`
  const email = { auditId, stayId: null, data: { message: id } } as const
  const [, , , , [row]] = await db.batch([
    insertIf(db, contactMessages, message, sql`WHERE NOT EXISTS (${known})`),
    recordChange(db, change, isNew, now),
    queueEmail(db, { kind: 'contact_received', ...email }, now),
    queueEmail(db, { kind: 'contact_noted', ...email }, now),
    db
      .select({ id: sql<string>`${audit.subjectId}`, requestDigest: audit.requestDigest })
      .from(audit)
      .where(eq(audit.idempotencyKey, idempotencyKey)),
  ])
  if (!row) throw new AppError('storage_unavailable')
  return row
}

export async function contactById(db: Database, id: string) {
  return db.select().from(contactMessages).where(eq(contactMessages.id, id)).get()
}

const staffColumns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  read: contactMessages.read,
  createdAt: contactMessages.createdAt,
} satisfies Record<keyof StaffMessage, Column>

export async function listContacts(
  db: Database,
  cursor: Cursor | null,
): Promise<StaffMessage<Date>[]> {
  const rows = db.select(staffColumns).from(contactMessages).$dynamic()
  return newestFirst(rows, contactMessages, cursor)
}

interface MarkedMessage {
  id: string
  read: boolean
  staffId: string
  idempotent: IdempotentRequest
}

/**
 * Marks a message as read or unread, and returns the message.
 * After a repeated request, `read` may differ from the requested value. Throws `not_found` or
 * `idempotency_key_reused`.
 */
export async function markRead(
  db: Database,
  { id, read, staffId, idempotent }: MarkedMessage,
  now: Date,
): Promise<StaffMessage<Date>> {
  const { idempotencyKey, requestDigest } = idempotent
  const auditId = crypto.randomUUID()
  const change = {
    id: auditId,
    subjectId: id,
    action: read ? 'message_read' : 'message_unread',
    actor: 'staff',
    staffId,
    idempotencyKey,
    requestDigest,
  } as const
  const isOther = and(eq(contactMessages.id, id), ne(contactMessages.read, read))
  const [, , earlier, [message]] = await db.batch([
    recordChange(db, change, sql`FROM ${contactMessages} WHERE ${isOther}`, now),
    db
      .update(contactMessages)
      .set({ read })
      .where(and(eq(contactMessages.id, id), exists(sql`(SELECT 1 ${ifChanged(auditId)})`))),
    db
      .select({ requestDigest: audit.requestDigest })
      .from(audit)
      .where(eq(audit.idempotencyKey, idempotencyKey)),
    db.select(staffColumns).from(contactMessages).where(eq(contactMessages.id, id)),
  ])
  if (!message) throw new AppError('not_found')
  if (earlier[0]) assertSameRequest(earlier[0], idempotent)
  return message
}
