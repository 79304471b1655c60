import { Hono } from 'hono'
import { createFactory } from 'hono/factory'
import type * as z from 'zod/mini'
import { amendStay } from '../../../domain/amend-stay.ts'
import { checkIn, checkOut } from '../../../domain/custody.ts'
import {
  attendedRequest,
  cancelRequest,
  changeRequest,
  checkInRequest,
  checkOutRequest,
  completeRequest,
  confirmRequest,
  deskPaymentRequest,
  deskRefundRequest,
  fiscalNumberRequest,
  noShowRequest,
  priceRequest,
  undoRequest,
} from '../../../domain/desk.ts'
import { takePayment } from '../../../domain/desk-payment.ts'
import type { CashCurrency } from '../../../domain/drawer.ts'
import { noteFiscalNumber } from '../../../domain/fiscal-number.ts'
import { namePrice } from '../../../domain/name-price.ts'
import type { Occasion } from '../../../domain/occasion.ts'
import { refundGoodwill, refundOverpaid } from '../../../domain/refund-actions.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import {
  answerDispute,
  attend,
  cancelStay,
  completeService,
  confirmRequested,
  takeStep,
} from '../../../domain/stay-actions.ts'
import type { Doing, StayChange } from '../../../domain/stay-change.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { stayFilter } from '../../../domain/stay-filter.ts'
import { undo } from '../../../domain/undo.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { staysOfDay } from '../../db/desk-stays.ts'
import { findStays, foundAtOnce } from '../../db/find-stays.ts'
import { lastChange } from '../../db/last-change.ts'
import { fileOfStay, filesWithIds } from '../../db/stay-files.ts'
import { historyOfStay } from '../../db/stay-history.ts'
import { AppError } from '../../errors.ts'
import { jsonBody, query } from '../../http/json-body.ts'
import { cursorOf, pageOf } from '../../http/paging.ts'
import { staffAction } from '../../http/staff-action.ts'
import { staffWrite } from '../../http/staff-write.ts'

/** A rule of the counter. Who asks for it stands there with the guest, unless the request says otherwise. */
type Rule<Request> = (file: StayFile, request: Request, doing: Doing) => StayChange | Refusal

const factory = createFactory<AppEnv, '/stays/:id/*'>()

/** Does to a stay what a rule says of a request; answers with the stay's file as it is then. */
export function stayAct<Request extends { occasion?: Occasion | undefined }, Sent>(
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
  .get('/stays', query(stayFilter), async (c) => {
    const db = database(c.env)
    const found = await findStays(db, c.req.valid('query'), cursorOf(c))
    const ids = pageOf(c, found, foundAtOnce).map(({ id }) => id)
    return c.json(await filesWithIds(db, ids))
  })
  .get('/stays/:id', async (c) => {
    const file = await fileOfStay(database(c.env), c.req.param('id'))
    if (!file) throw new AppError('not_found')
    return c.json(file)
  })
  .get('/stays/:id/history', async (c) => {
    const history = await historyOfStay(database(c.env), c.req.param('id'))
    if (history.changes.length === 0) throw new AppError('not_found')
    return c.json(history)
  })
  .post('/stays/:id/check-in', ...stayAct(checkInRequest, checkIn))
  .post(
    '/stays/:id/check-out',
    ...stayAct(checkOutRequest, (file, { tags, outTo, collector }, doing) =>
      checkOut(file, tags, outTo, doing, collector),
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
    '/stays/:id/change',
    ...stayAct(changeRequest, (file, { reason, ...wish }, doing) =>
      amendStay(file, wish, reason, doing),
    ),
  )
  .post(
    '/stays/:id/price',
    ...stayAct(priceRequest, (file, { cents, reason }, doing) =>
      namePrice(file, cents, reason, doing),
    ),
  )
  .post(
    '/stays/:id/confirm',
    ...stayAct(confirmRequest, (file, { cents }, doing) => confirmRequested(file, cents, doing)),
  )
  .post(
    '/stays/:id/attended',
    ...stayAct(attendedRequest, (file, { dispute, reason }, doing) =>
      dispute ? answerDispute(file, dispute, reason, doing) : attend(file, reason, doing),
    ),
  )
  .post(
    '/stays/:id/fiscal-number',
    ...stayAct(fiscalNumberRequest, (file, request, doing) =>
      noteFiscalNumber(file, request, request.fiscalNumber, doing),
    ),
  )
  .post('/stays/:id/undo', staffWrite, jsonBody(undoRequest), async (c) => {
    const [stayId, request] = [c.req.param('id'), c.req.valid('json')]
    const last = await lastChange(database(c.env), stayId)
    if (!last) throw new AppError('not_found')
    return c.json(
      await staffAction(c, { stayId, request, handsOver: true }, (file, doing) =>
        request.version === file.stay.version
          ? undo(file, last, request.tags, doing)
          : { refused: 'nothing_to_undo' },
      ),
    )
  })
  .post(
    '/stays/:id/no-show',
    ...stayAct(noShowRequest, (file, _, doing) => takeStep(file, 'miss', doing)),
  )
  .post(
    '/stays/:id/complete',
    ...stayAct(completeRequest, (file, _, doing) => completeService(file, doing)),
  )
