import { Hono } from 'hono'
import { markReadRequest } from '../../../domain/desk/desk.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { markRead } from '../../email/contacts.ts'
import { idempotentRequestOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

export const staffContacts = new Hono<AppEnv>().post(
  '/contacts/:id/read',
  staffWrite,
  jsonBody(markReadRequest),
  async (c) => {
    const request = c.req.valid('json')
    const idempotent = await idempotentRequestOf(c, request)
    const asked = { id: c.req.param('id'), ...request, staffId: c.get('staffId'), idempotent }
    return c.json(await markRead(database(c.env), asked, new Date()))
  },
)
