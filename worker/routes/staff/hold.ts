import { Hono } from 'hono'
import { releaseHoldRequest } from '../../../domain/reports/hold.ts'
import type { ReleasedHold } from '../../../domain/reports/staff-attention.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'
import { releaseHold } from '../../reports/release-hold.ts'

export const staffHold = new Hono<AppEnv>().post(
  '/hold/release',
  staffWrite,
  jsonBody(releaseHoldRequest),
  async (c) => {
    const request = c.req.valid('json')
    await releaseHold(database(c.env), request.emails, await resolvingOf(c, request))
    sendSoon(c)
    const answer: ReleasedHold = { released: true }
    return c.json(answer)
  },
)
