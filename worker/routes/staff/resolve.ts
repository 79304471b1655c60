import { Hono } from 'hono'
import {
  reconciliationRequest,
  resolveOrphanRequest,
  resolveRequest,
  retryEmailRequest,
} from '../../../domain/desk/desk.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

import { reconcileNow } from '../../jobs/run.ts'
import {
  noteAsked,
  resolveDropped,
  resolveEmail,
  resolveOrphan,
  retryEmail,
} from '../../reports/resolve.ts'
import { tillReaderOf } from './drawer-of.ts'

export const resolveRoutes = new Hono<AppEnv>()
  .post('/emails/:id/retry', staffWrite, jsonBody(retryEmailRequest), async (c) => {
    const resolving = await resolvingOf(c, c.req.valid('json'))
    const email = await retryEmail(database(c.env), c.req.param('id'), resolving)
    sendSoon(c)
    return c.json(email)
  })
  .post('/emails/:id/resolve', staffWrite, jsonBody(resolveRequest), async (c) => {
    const request = c.req.valid('json')
    const resolving = await resolvingOf(c, request)
    return c.json(await resolveEmail(database(c.env), c.req.param('id'), request.reason, resolving))
  })
  .post('/dropped-entries/:id/resolve', staffWrite, jsonBody(resolveRequest), async (c) => {
    const request = c.req.valid('json')
    const resolving = { ...(await resolvingOf(c, request)), reader: tillReaderOf(c) }
    const { reason } = request
    return c.json(await resolveDropped(database(c.env), c.req.param('id'), reason, resolving))
  })
  .post('/orphans/:id/resolve', staffWrite, jsonBody(resolveOrphanRequest), async (c) => {
    const request = c.req.valid('json')
    const resolving = await resolvingOf(c, request)
    return c.json(await resolveOrphan(database(c.env), c.req.param('id'), request, resolving))
  })
  .post('/reconciliations', staffWrite, jsonBody(reconciliationRequest), async (c) => {
    const { days } = c.req.valid('json')
    const asked = { action: 'ledger_compared', subjectId: 'stripe_ledger', data: { days } } as const
    await noteAsked(database(c.env), asked, await resolvingOf(c, { days }))
    return c.json({ outcome: await reconcileNow(c.env, days, new Date()) })
  })
