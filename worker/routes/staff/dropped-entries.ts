import { Hono } from 'hono'
import { droppedEntryRequest } from '../../../domain/desk/dropped-entry.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { noteDropped } from '../../desk/dropped-entries.ts'
import { doersOf } from '../../http/done-by.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'
import { isStaff } from '../../http/staff.ts'

export const staffDroppedEntries = new Hono<AppEnv>().post(
  '/dropped-entries',
  staffWrite,
  jsonBody(droppedEntryRequest),
  async (c) => {
    const request = c.req.valid('json')
    const { idempotent, now } = await resolvingOf(c, request)
    const db = database(c.env)
    const { doneBy, droppedBy } = request
    const doers = await doersOf(c, droppedBy)
    const doer = doneBy !== undefined && (await isStaff(db, doneBy)) ? doneBy : undefined
    await noteDropped(db, request, { ...doers, doer, idempotent, now })
    return c.json({ id: c.get('idempotencyKey') })
  },
)
