import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createContact } from '../../../worker/db/contacts.ts'
import { database } from '../../../worker/db/database.ts'
import { queueMail } from '../../../worker/db/outbox.ts'
import { contactMessages, outbox } from '../../../worker/db/schema.ts'
import { contactRequest } from '../support/requests.ts'

it('the same mail about the same subject is queued once', async () => {
  const db = database(env)
  const now = new Date()
  const submission = { idempotencyKey: crypto.randomUUID(), requestDigest: 'x' }
  const { id } = await createContact(db, { ...contactRequest, locale: 'en' }, submission, now)
  const again = queueMail(db, 'contact_received', contactMessages, eq(contactMessages.id, id), now)
  await db.batch([again, again])
  expect(await db.select().from(outbox).where(eq(outbox.subjectId, id))).toHaveLength(1)
})
