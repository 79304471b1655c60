import { Hono } from 'hono'
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
import { refundGoodwill, refundOverpaid } from '../../../domain/refund-actions.ts'
import { cancelStay, takeStep } from '../../../domain/stay-actions.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { deskStay, findStays, staysOfDay } from '../../db/desk-stays.ts'
import { AppError } from '../../errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { staffAction } from '../../http/staff-action.ts'
import { staffWrite } from '../../http/staff-write.ts'

async function present(c: AppContext, id: string) {
  const stay = await deskStay(database(c.env), id)
  if (!stay) throw new AppError('not_found')
  return stay
}

/** The stays at the counter. Every act answers with the stay as it is then. */
export const staffStays = new Hono<AppEnv>()
  .get('/day', async (c) => c.json(await staysOfDay(database(c.env), new Date())))
  .get('/stays', async (c) => c.json(await findStays(database(c.env), c.req.query('q') ?? '')))
  .get('/stays/:id', async (c) => c.json(await present(c, c.req.param('id'))))
  .post('/stays/:id/check-in', staffWrite, jsonBody(checkInRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    await staffAction(c, { stayId, request, handsOver: true }, (file, doing) =>
      checkIn(file, request, doing),
    )
    return c.json(await present(c, stayId))
  })
  .post('/stays/:id/check-out', staffWrite, jsonBody(checkOutRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    await staffAction(c, { stayId, request, handsOver: true }, (file, doing) =>
      checkOut(file, request.tags, request.outTo, doing),
    )
    return c.json(await present(c, stayId))
  })
  .post('/stays/:id/payments', staffWrite, jsonBody(deskPaymentRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    await staffAction(c, { stayId, request, handsOver: true }, (file, doing) =>
      takePayment(file, request.method, request.cents, doing),
    )
    return c.json(await present(c, stayId))
  })
  .post('/stays/:id/refunds', staffWrite, jsonBody(deskRefundRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    const { cents, reason, handsOver } = request
    await staffAction(c, { stayId, request, handsOver }, (file, doing) =>
      cents ? refundGoodwill(file, cents, reason, doing) : refundOverpaid(file, reason, doing),
    )
    return c.json(await present(c, stayId))
  })
  .post('/stays/:id/cancel', staffWrite, jsonBody(cancelRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    const { reason, handsOver } = request
    await staffAction(c, { stayId, request, handsOver }, (file, doing) =>
      cancelStay(file, reason, doing),
    )
    return c.json(await present(c, stayId))
  })
  .post('/stays/:id/no-show', staffWrite, jsonBody(noShowRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    await staffAction(c, { stayId, request, handsOver: false }, (file, doing) =>
      takeStep(file, 'miss', doing),
    )
    return c.json(await present(c, stayId))
  })
