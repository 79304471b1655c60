import { Hono } from 'hono'
import type { SentMessage } from '../../domain/answers.ts'
import { contactRequest } from '../../domain/contact.ts'
import type { AppEnv } from '../context.ts'
import { createContact, listContacts } from '../db/contacts.ts'
import { database } from '../db/database.ts'
import { assertSameRequest } from '../db/submission.ts'
import { submissionOf } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { answerPage, cursorOf } from '../http/paging.ts'
import { publicWrite } from '../http/public-write.ts'
import { requireStaff } from '../http/require-staff.ts'
import { sendSoon } from '../mail/send.ts'

export const contacts = new Hono<AppEnv>()

/** A message to the office. */
contacts.post('/contacts', publicWrite, jsonBody(contactRequest), async (c) => {
  const request = c.req.valid('json')
  const submission = await submissionOf(c, request)
  const message = await createContact(database(c.env), request, submission, new Date())
  assertSameRequest(message, submission)
  sendSoon(c)
  const sent: SentMessage = { id: message.id }
  return c.json(sent, 201)
})

contacts.get('/contacts', requireStaff, async (c) =>
  answerPage(c, await listContacts(database(c.env), cursorOf(c))),
)
