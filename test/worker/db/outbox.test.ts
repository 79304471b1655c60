import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { queueEmail } from '../../../worker/db/outbox.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { audit } from '../../../worker/db/schema/stays.ts'
import { createContact } from '../../../worker/email/contacts.ts'
import { contactRequest } from '../support/requests.ts'

const db = database(env)
const now = new Date()

it('a message that is submitted twice queues its emails once', async () => {
  const idempotent = { idempotencyKey: crypto.randomUUID(), requestDigest: 'x' }
  const request = { ...contactRequest, locale: 'en' as const }
  const { id } = await createContact(db, request, idempotent, now)
  expect((await createContact(db, request, idempotent, now)).id).toBe(id)
  const [change] = await db.select().from(audit).where(eq(audit.subjectId, id))
  const emails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.auditId, change?.id ?? ''))
  expect(emails.map(({ kind }) => kind).sort()).toEqual(['contact_noted', 'contact_received'])
  for (const { data } of emails) expect(data).toEqual({ message: id })
})

it('an email is not queued without its row in the audit', async () => {
  const auditId = crypto.randomUUID()
  const email = { kind: 'orphan_payment', auditId, stayId: null, data: {} } as const
  await db.batch([queueEmail(db, email, now)])
  expect(await db.select().from(outbox).where(eq(outbox.auditId, auditId))).toEqual([])
})
