import { Hono } from 'hono'
import { isRefused } from '../../../domain/input/refusal.ts'
import type { OpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { endAlone } from '../../../domain/pass/erasure.ts'
import {
  asShown,
  cancelByGuest,
  changeByGuest,
  moneyMoved,
  requestedErrors,
} from '../../../domain/pass/guest-actions.ts'
import { passOf, photoForGuest } from '../../../domain/pass/guest-pass.ts'
import { ownData } from '../../../domain/pass/own-data.ts'
import {
  type ErasureResponse,
  type Pass,
  passCancelRequest,
  passChangeRequest,
  passCollectorRequest,
  passEraseRequest,
  passPayRequest,
  passPreviewRequest,
  passRevokeRequest,
  type StartedChangePayment,
} from '../../../domain/pass/pass.ts'
import {
  inPlaceOfPendingChange,
  isGivenUp,
  mayPayOnline,
  startChangePayment,
  startedAlready,
} from '../../../domain/pass/pending-change.ts'
import { nameCollector, pickUpPassOf, revokeCollector } from '../../../domain/stay/collectors.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import { assertAccepted } from '../../assertions.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { shownPhoto } from '../../desk/photos.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'
import { openingTimesOf } from '../../opening-hours/closures.ts'
import { eraseAsAsked } from '../../pass/erase.ts'
import {
  assertCurrentLink,
  collectorTokens,
  requireCollector,
  requirePass,
} from '../../pass/links.ts'
import { lostRow } from '../../pass/lost-row.ts'
import { storedBeside } from '../../pass/own-data.ts'
import { guestRecordOf } from '../../stay/guest-records.ts'
import { recordOfStay } from '../../stay/stay-records.ts'
import { changePaymentIntent } from '../../stripe/change-payment.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { guestAction, guestContext } from './guest-action.ts'

/** Endpoints of the guest's pass and of pick-up passes (specification, sections 6 and 7). */
export const pass = new Hono<AppEnv>()
  .get('/pass', requirePass, async (c) => {
    return c.json(await shownPass(c, new Date()))
  })
  .get('/pass/bags/:id/photo', requirePass, async (c) => {
    const name = photoForGuest(await ownRecord(c), c.req.param('id'))
    if (!name || !c.env.PHOTOS) throw new AppError('not_found')
    return shownPhoto(c.env.PHOTOS, name)
  })
  .get('/pass/data', requirePass, async (c) => {
    const record = await ownRecord(c)
    return c.json(ownData(record, await storedBeside(database(c.env), record)))
  })
  .post('/pass/erase', publicWrite, requirePass, jsonBody(passEraseRequest), async (c) => {
    const record = await ownRecord(c)
    const isForgotten = record.stay.customerName === null
    const isDone = isForgotten || (await eraseAsAsked(database(c.env), record, new Date()))
    const answer: ErasureResponse = { erasure: isDone ? 'done' : 'noted' }
    return c.json(answer)
  })
  .post('/pass/preview', publicWrite, requirePass, jsonBody(passPreviewRequest), async (c) => {
    const [requested, now] = [c.req.valid('json'), new Date()]
    const [record, times] = await Promise.all([ownRecord(c), openingTimesOf(database(c.env), now)])
    assertAccepted(requestedErrors(record, requested, now, times))
    const change = changeByGuest(record, requested, guestContext(now))
    if (isRefused(change)) throw new AppError(change.refused)
    const moved = moneyMoved(record, change, now)
    return c.json({ ...moved, online: mayPayOnline(record, moved) })
  })
  .post('/pass/change', publicWrite, requirePass, jsonBody(passChangeRequest), async (c) => {
    const request = c.req.valid('json')
    const { shown, ...requested } = request
    const now = new Date()
    await guestAction(c, { request, now }, (before, context, times) => {
      assertAccepted(requestedErrors(before, requested, now, times))
      const change = (own: StayRecord) =>
        asShown(own, changeByGuest(own, requested, context), shown, now)
      return inPlaceOfPendingChange(before, change)
    })
    return c.json(await shownPass(c, now))
  })
  /**
   * Starts the payment for a change.
   * The change is only applied once the payment succeeds.
   */
  .post('/pass/pay', publicWrite, requirePass, jsonBody(passPayRequest), async (c) => {
    const request = c.req.valid('json')
    const { shown, ...requested } = request
    const now = new Date()
    const changePaymentOf = (record: StayRecord) =>
      startedAlready(record, requested, shown, guestContext(now))
    const decide = (record: StayRecord, context: ActionContext, times: OpeningTimes) => {
      assertAccepted(requestedErrors(record, requested, now, times))
      return inPlaceOfPendingChange(record, (own) =>
        startChangePayment(own, requested, shown, context),
      )
    }
    const before = await ownRecord(c)
    const record = changePaymentOf(before) ? before : await guestAction(c, { request, now }, decide)
    const pendingChange = changePaymentOf(record)
    // The request is a repeat, and its payment is no longer open.
    if (!pendingChange)
      throw new AppError(isGivenUp(record, requested) ? 'booking_expired' : 'stay_changed')
    const payments = stripePayments(c.env)
    const { id, client_secret: clientSecret } = await changePaymentIntent(
      payments,
      record,
      pendingChange,
      now,
    )
    if (!clientSecret) throw new AppError('payment_unavailable', { reason: 'no_client_secret' })
    const started: StartedChangePayment = {
      clientSecret,
      paymentIntentId: id,
      cents: pendingChange.cents,
    }
    return c.json(started)
  })
  .post('/pass/cancel', publicWrite, requirePass, jsonBody(passCancelRequest), async (c) => {
    const request = c.req.valid('json')
    const now = new Date()
    await guestAction(c, { request, now }, (before, context) =>
      inPlaceOfPendingChange(before, (own) =>
        asShown(own, cancelByGuest(own, context), request.shown, now),
      ),
    )
    return c.json(await shownPass(c, now))
  })
  .post('/pass/collectors', publicWrite, requirePass, jsonBody(passCollectorRequest), async (c) => {
    const request = c.req.valid('json')
    const now = new Date()
    await guestAction(c, { request, now }, (before, context) =>
      nameCollector(before, request, context),
    )
    return c.json(await shownPass(c, now))
  })
  .post(
    '/pass/collectors/revoke',
    publicWrite,
    requirePass,
    jsonBody(passRevokeRequest),
    async (c) => {
      const request = c.req.valid('json')
      const now = new Date()
      await guestAction(c, { request, now }, (before, context) =>
        revokeCollector(before, request.collector, context),
      )
      return c.json(await shownPass(c, now))
    },
  )
  .get('/pass/collector', requireCollector, async (c) => {
    const record = await ownRecord(c)
    const collector = record.collectors.find(({ id }) => id === c.get('collectorId'))
    if (!collector) throw lostRow()
    return c.json(pickUpPassOf(record, collector))
  })

async function shownPass(c: AppContext, now: Date): Promise<Pass> {
  const db = database(c.env)
  const { record, changes, records, openingTimes } = await guestRecordOf(
    db,
    c.get('passStayId'),
    now,
  )
  if (!record) throw lostRow()
  assertCurrentLink(c, record)
  const tokens = await collectorTokens(settingsOf(c.env), record)
  const custody = { records, photos: c.env.PHOTOS !== undefined }
  const shown = passOf(record, guestContext(now), { tokens, changes, custody, openingTimes })
  return shown.forgotten ? endAlone(shown) : shown
}

async function ownRecord(c: AppContext): Promise<StayRecord> {
  const record = await recordOfStay(database(c.env), c.get('passStayId'))
  if (!record) throw lostRow()
  assertCurrentLink(c, record)
  return record
}
