import { Hono } from 'hono'
import {
  handledRequest,
  reconciliationRequest,
  retryMailRequest,
} from '../../../domain/desk/desk.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { tendingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

import { reconcileNow } from '../../jobs/run.ts'
import { handleMail, handleOrphan, noteAsked, retryMail } from '../../reports/tended.ts'

/** Staff actions that don't belong to a stay: emails that were given up, orphan payments, Stripe's ledger. */
export const staffTended = new Hono<AppEnv>()
  .post('/emails/:id/retry', staffWrite, jsonBody(retryMailRequest), async (c) => {
    const tending = await tendingOf(c, c.req.valid('json'))
    const mail = await retryMail(database(c.env), c.req.param('id'), tending)
    sendSoon(c)
    return c.json(mail)
  })
  .post('/emails/:id/resolve', staffWrite, jsonBody(handledRequest), async (c) => {
    const request = c.req.valid('json')
    const tending = await tendingOf(c, request)
    return c.json(await handleMail(database(c.env), c.req.param('id'), request.reason, tending))
  })
  .post('/orphans/:id/resolve', staffWrite, jsonBody(handledRequest), async (c) => {
    const request = c.req.valid('json')
    const tending = await tendingOf(c, request)
    return c.json(await handleOrphan(database(c.env), c.req.param('id'), request.reason, tending))
  })
  .post('/reconciliations', staffWrite, jsonBody(reconciliationRequest), async (c) => {
    const { days } = c.req.valid('json')
    const asked = { action: 'ledger_compared', subjectId: 'stripe_ledger', data: { days } } as const
    await noteAsked(database(c.env), asked, await tendingOf(c, { days }))
    return c.json({ outcome: await reconcileNow(c.env, days, new Date()) })
  })
