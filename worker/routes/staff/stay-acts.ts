import { Hono } from 'hono'
import { createFactory } from 'hono/factory'
import type { StayActCall } from '../../../domain/api.ts'
import { actsAtOnce } from '../../../domain/desk/acts-at-once.ts'
import { actsThatWait } from '../../../domain/desk/acts-that-wait.ts'
import { askStripeRequest, undoRequest } from '../../../domain/desk/desk.ts'
import { undo } from '../../../domain/desk/undo.ts'
import type { CashCurrency } from '../../../domain/payments/drawer.ts'
import type { StayAct } from '../../../domain/stay/occasion.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { lastChange } from '../../desk/last-change.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { tendingOf } from '../../http/idempotency.ts'
import { jsonBody, staffWrite } from '../../http/json-body.ts'

import { noteAsked } from '../../reports/tended.ts'
import { fileOfStay } from '../../stay/stay-files.ts'
import { checkPayment } from '../../stripe/expire.ts'
import { stripeClient } from '../../stripe/stripe.ts'
import { staffAction } from './staff-action.ts'

const factory = createFactory<AppEnv, '/stays/:id/*'>()

/** Does to a stay what the act's rule says of a request; answers with the stay's file as it is then. */
function doing(call: StayActCall, { request: schema, rule }: StayAct) {
  return factory.createHandlers(staffWrite, jsonBody(schema), async (c) => {
    const request = c.req.valid('json')
    const handsOver = !('handsOver' in request) || request.handsOver === true
    const inLek = 'handsOverIn' in request && request.handsOverIn === 'ALL'
    const handsOverIn: CashCurrency = inLek ? 'ALL' : 'EUR'
    const asked = { call, stayId: c.req.param('id'), request, handsOver, handsOverIn }
    return c.json(await staffAction(c, asked, (file, doing) => rule(file, request, doing)))
  })
}

/** What staff do to a stay: the acts that are a rule each, and those that have to look further. */
export const staffStayActs = new Hono<AppEnv>()
  .post('/stays/:id/undo', staffWrite, jsonBody(undoRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    const last = await lastChange(database(c.env), stayId)
    if (!last) throw new AppError('not_found')
    return c.json(
      await staffAction(
        c,
        { call: 'POST /api/staff/stays/:id/undo', stayId, request, handsOver: true },
        (file, doing) =>
          request.version === file.stay.version
            ? undo(file, last, request.tags, doing)
            : { refused: 'nothing_to_undo' },
      ),
    )
  })
  .post('/stays/:id/ask-stripe', staffWrite, jsonBody(askStripeRequest), async (c) => {
    const payments = { db: database(c.env), stripe: stripeClient(settingsOf(c.env)) }
    const before = await fileOfStay(payments.db, c.req.param('id'))
    if (!before) throw new AppError('not_found')
    const asked = { action: 'stripe_asked', subjectId: before.stay.id, data: {} } as const
    await noteAsked(payments.db, asked, await tendingOf(c, c.req.valid('json')))
    for (const { id, method } of before.payments)
      if (method === 'stripe') await checkPayment(payments, id, new Date())
    return c.json((await fileOfStay(payments.db, before.stay.id)) ?? before)
  })

const acts: Record<StayActCall, StayAct> = { ...actsThatWait, ...actsAtOnce }

for (const [call, act] of Object.entries(acts) as [StayActCall, StayAct][])
  staffStayActs.post(call.replace('POST /api/staff', ''), ...doing(call, act))
