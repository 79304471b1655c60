import { and, eq, sql } from 'drizzle-orm'
import { mailboxKey } from '../../domain/input/mailbox.ts'
import type { LostLinkRequest } from '../../domain/pass/pass.ts'
import { recordChange } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { queueEmail } from '../db/outbox.ts'
import { stays } from '../db/schema/stays.ts'

export interface LostStay {
  id: string
  emailKey: string
}

export async function lostStay(
  db: Database,
  { email, reference }: LostLinkRequest,
): Promise<LostStay | null> {
  const emailKey = mailboxKey(email)
  const [found] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.reference, reference), eq(stays.emailKey, emailKey)))
  return found ? { id: found.id, emailKey } : null
}

export async function queueLostLink(
  db: Database,
  { id, emailKey }: LostStay,
  idempotencyKey: string,
  now: Date,
): Promise<void> {
  const auditId = crypto.randomUUID()
  const change = {
    ...({ id: auditId, action: 'link_requested', actor: 'guest', subjectId: id } as const),
    idempotencyKey,
  }
  const isStored = and(eq(stays.id, id), eq(stays.emailKey, emailKey))
  await db.batch([
    recordChange(db, change, sql`FROM ${stays} WHERE ${isStored}`, now),
    queueEmail(db, { kind: 'pass_link', auditId, stayId: id, data: {} }, now),
  ])
}
