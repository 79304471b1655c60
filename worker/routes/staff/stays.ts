import { Hono } from 'hono'
import { createFactory } from 'hono/factory'
import type * as z from 'zod/mini'
import { checkIn, checkOut } from '../../../domain/custody.ts'
import {
  cancelRequest,
  checkInRequest,
  checkOutRequest,
  deskPaymentRequest,
  deskRefundRequest,
  noShowRequest,
} from '../../../domain/desk.ts'
import { takePayment } from '../../../domain/desk-payment.ts'
import type { CashCurrency } from '../../../domain/drawer.ts'
import { refundGoodwill, refundOverpaid } from '../../../domain/refund-actions.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import { cancelStay, takeStep } from '../../../domain/stay-actions.ts'
import type { Doing, StayChange } from '../../../domain/stay-change.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { findStays, staysOfDay } from '../../db/desk-stays.ts'
import { fileOfStay } from '../../db/stay-files.ts'
import { AppError } from '../../errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { staffAction } from '../../http/staff-action.ts'
import { staffWrite } from '../../http/staff-write.ts'

/** A rule of the counter. Who asks for it stands there with the guest, unless the request says otherwise. */
type Rule<Request> = (file: StayFile, request: Request, doing: Doing) => StayChange | Refusal

const factory = createFactory<AppEnv, '/stays/:id/*'>()

/** Does to a stay what a rule says of a request; answers with the stay's file as it is then. */
function stayAct<Request extends object, Sent>(
  schema: z.ZodMiniType<Request, Sent>,
  rule: Rule<Request>,
) {
  return factory.createHandlers(staffWrite, jsonBody(schema), async (c) => {
    const request = c.req.valid('json')
    const handsOver = !('handsOver' in request) || request.handsOver === true
    const inLek = 'handsOverIn' in request && request.handsOverIn === 'ALL'
    const handsOverIn: CashCurrency = inLek ? 'ALL' : 'EUR'
    const asked = { stayId: c.req.param('id'), request, handsOver, handsOverIn }
    return c.json(await staffAction(c, asked, (file, doing) => rule(file, request, doing)))
  })
}

/** The stays at the counter. */
export const staffStays = new Hono<AppEnv>()
  .get('/day', async (c) => c.json(await staysOfDay(database(c.env), new Date())))
  .get('/stays', async (c) => c.json(await findStays(database(c.env), c.req.query('q') ?? '')))
  .get('/stays/:id', async (c) => {
    const file = await fileOfStay(database(c.env), c.req.param('id'))
    if (!file) throw new AppError('not_found')
    return c.json(file)
  })
  .post('/stays/:id/check-in', ...stayAct(checkInRequest, checkIn))
  .post(
    '/stays/:id/check-out',
    ...stayAct(checkOutRequest, (file, { tags, outTo }, doing) =>
      checkOut(file, tags, outTo, doing),
    ),
  )
  .post(
    '/stays/:id/payments',
    ...stayAct(deskPaymentRequest, (file, { method, cents, ...told }, doing) =>
      takePayment(file, method, cents, doing, told),
    ),
  )
  .post(
    '/stays/:id/refunds',
    ...stayAct(deskRefundRequest, (file, { cents, reason }, doing) =>
      cents ? refundGoodwill(file, cents, reason, doing) : refundOverpaid(file, reason, doing),
    ),
  )
  .post(
    '/stays/:id/cancel',
    ...stayAct(cancelRequest, (file, { reason }, doing) => cancelStay(file, reason, doing)),
  )
  .post(
    '/stays/:id/no-show',
    ...stayAct(noShowRequest, (file, _, doing) => takeStep(file, 'miss', doing)),
  )
