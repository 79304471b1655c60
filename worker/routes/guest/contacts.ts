import { Hono } from 'hono'
import { contactRequest } from '../../../domain/input/contact.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { assertSameRequest } from '../../db/idempotency.ts'
import { createContact } from '../../email/contacts.ts'
import { sendSoon } from '../../email/send.ts'
import { idempotentFormRequestOf } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

export const contacts = new Hono<AppEnv>().post(
  '/contacts',
  publicWrite,
  jsonBody(contactRequest),
  async (c) => {
    const request = c.req.valid('json')
    const idempotent = await idempotentFormRequestOf(c, request)
    const message = await createContact(database(c.env), request, idempotent, new Date())
    assertSameRequest(message, idempotent)
    sendSoon(c)
    return c.json({ id: message.id }, 201)
  },
)
