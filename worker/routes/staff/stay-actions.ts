import { Hono } from 'hono'
import { createFactory } from 'hono/factory'
import type { StayActionEndpoint } from '../../../domain/api.ts'
import { askStripeRequest, undoRequest } from '../../../domain/desk/desk.ts'
import { offlineActions } from '../../../domain/desk/offline-actions.ts'
import { onlineActions } from '../../../domain/desk/online-actions.ts'
import { undo } from '../../../domain/desk/undo.ts'
import type { CashCurrency } from '../../../domain/payments/drawer.ts'
import type { StaffAction } from '../../../domain/stay/client-context.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { lastChange } from '../../desk/last-change.ts'
import { AppError } from '../../errors.ts'
import { resolvingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'
import { noteAsked } from '../../reports/resolve.ts'
import { recordOfStay } from '../../stay/stay-records.ts'
import { syncOrExpire } from '../../stripe/expire.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { runStaffAction } from './staff-action.ts'

const factory = createFactory<AppEnv, '/stays/:id/*'>()

function actionRoute(endpoint: StayActionEndpoint, { request: schema, rule }: StaffAction) {
  return factory.createHandlers(staffWrite, jsonBody(schema), async (c) => {
    const request = c.req.valid('json')
    const inPerson = !('inPerson' in request) || request.inPerson === true
    const inLek = 'cashCurrency' in request && request.cashCurrency === 'ALL'
    const cashCurrency: CashCurrency = inLek ? 'ALL' : 'EUR'
    const asked = { endpoint, stayId: c.req.param('id'), request, inPerson, cashCurrency }
    return c.json(
      await runStaffAction(c, asked, (record, context) => rule(record, request, context)),
    )
  })
}

export const staffStayActions = new Hono<AppEnv>()
  .post('/stays/:id/undo', staffWrite, jsonBody(undoRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    const last = await lastChange(database(c.env), stayId)
    if (!last) throw new AppError('not_found')
    return c.json(
      await runStaffAction(
        c,
        { endpoint: 'POST /api/staff/stays/:id/undo', stayId, request, inPerson: true },
        (record, context) =>
          request.version === record.stay.version
            ? undo(record, last, request.tags, context)
            : { refused: 'nothing_to_undo' },
      ),
    )
  })
  .post('/stays/:id/ask-stripe', staffWrite, jsonBody(askStripeRequest), async (c) => {
    const payments = stripePayments(c.env)
    const before = await recordOfStay(payments.db, c.req.param('id'))
    if (!before) throw new AppError('not_found')
    const asked = { action: 'stripe_asked', subjectId: before.stay.id, data: {} } as const
    await noteAsked(payments.db, asked, await resolvingOf(c, c.req.valid('json')))
    for (const { id, method } of before.payments)
      if (method === 'stripe') await syncOrExpire(payments, id, new Date())
    return c.json((await recordOfStay(payments.db, before.stay.id)) ?? before)
  })

const actions: Record<StayActionEndpoint, StaffAction> = { ...offlineActions, ...onlineActions }

for (const [endpoint, action] of Object.entries(actions) as [StayActionEndpoint, StaffAction][])
  staffStayActions.post(endpoint.replace('POST /api/staff', ''), ...actionRoute(endpoint, action))
