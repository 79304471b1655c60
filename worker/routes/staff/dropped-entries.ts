import { Hono } from 'hono'
import { droppedEntryRequest } from '../../../domain/desk/dropped-entry.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { noteDropped } from '../../desk/dropped-entries.ts'
import { doersOf } from '../../http/done-by.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

export const staffDroppedEntries = new Hono<AppEnv>().post(
  '/dropped-entries',
  staffWrite,
  jsonBody(droppedEntryRequest),
  async (c) => {
    const request = c.req.valid('json')
    const { idempotent, now } = await resolvingOf(c, request)
    const doers = await doersOf(c, request.droppedBy)
    await noteDropped(database(c.env), request, { ...doers, idempotent, now })
    return c.json({ id: c.get('idempotencyKey') })
  },
)
