import { Hono } from 'hono'
import { isRefused } from '../../../domain/input/refusal.ts'
import type { OpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { endAlone } from '../../../domain/pass/erasure.ts'
import {
  amendByGuest,
  asShown,
  cancelByGuest,
  moneyMoved,
  wishErrors,
} from '../../../domain/pass/guest-actions.ts'
import { passOf, photoForGuest } from '../../../domain/pass/guest-pass.ts'
import { ownData } from '../../../domain/pass/own-data.ts'
import {
  inPlaceOfOffer,
  isGivenUp,
  mayPayOnline,
  offerChange,
  offeredAlready,
} from '../../../domain/pass/paid-change.ts'
import {
  type ErasureAnswer,
  type Pass,
  passCancelRequest,
  passChangeRequest,
  passCollectorRequest,
  passEraseRequest,
  passPayRequest,
  passPreviewRequest,
  passRevokeRequest,
  type StartedChange,
} from '../../../domain/pass/pass.ts'

import { nameCollector, pickUpPassOf, revokeCollector } from '../../../domain/stay/collectors.ts'
import type { Doing } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { assertAccepted } from '../../assertions.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { shownPhoto } from '../../desk/photos.ts'
import { settingsOf } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

import { openingTimesOf } from '../../opening-hours/closures.ts'
import { eraseAsAsked } from '../../pass/erase.ts'
import { collectorTokens, requireCollector, requirePass } from '../../pass/links.ts'
import { storedBeside } from '../../pass/own-data.ts'
import { guestFileOf } from '../../stay/guest-files.ts'
import { fileOfStay } from '../../stay/stay-files.ts'
import { intentOfOffer } from '../../stripe/offer.ts'
import { stripeClient } from '../../stripe/stripe.ts'
import { guestAction, guestDoing } from './guest-action.ts'

/** What the guest's own link shows and allows (specification, section 6: their own booking and no other). */
export const pass = new Hono<AppEnv>()
  .get('/pass', requirePass, async (c) => {
    return c.json(await shownPass(c, new Date()))
  })
  /** The photo that the desk took of one of the guest's own bags; `not_found` for any other's, and without a bucket. */
  .get('/pass/bags/:id/photo', requirePass, async (c) => {
    const name = photoForGuest(await ownFile(c), c.req.param('id'))
    if (!name || !c.env.PHOTOS) throw new AppError('not_found')
    return shownPhoto(c.env.PHOTOS, name)
  })
  /** Everything that is stored of the stay and its guest, theirs to keep. */
  .get('/pass/data', requirePass, async (c) => {
    const file = await ownFile(c)
    return c.json(ownData(file, await storedBeside(database(c.env), file)))
  })
  /** Asked twice is asked once; what is done cannot be taken back. */
  .post('/pass/erase', publicWrite, requirePass, jsonBody(passEraseRequest), async (c) => {
    const file = await ownFile(c)
    const isForgotten = file.stay.customerName === null
    const isDone = isForgotten || (await eraseAsAsked(database(c.env), file, new Date()))
    const answer: ErasureAnswer = { erasure: isDone ? 'done' : 'noted' }
    return c.json(answer)
  })
  /** Changes nothing: what is asked for would move this. */
  .post('/pass/preview', publicWrite, requirePass, jsonBody(passPreviewRequest), async (c) => {
    const [wish, now] = [c.req.valid('json'), new Date()]
    const [file, times] = await Promise.all([ownFile(c), openingTimesOf(database(c.env), now)])
    assertAccepted(wishErrors(file, wish, now, times))
    const change = amendByGuest(file, wish, guestDoing(now))
    if (isRefused(change)) throw new AppError(change.refused)
    const moved = moneyMoved(file, change, now)
    return c.json({ ...moved, online: mayPayOnline(file, moved) })
  })
  .post('/pass/change', publicWrite, requirePass, jsonBody(passChangeRequest), async (c) => {
    const request = c.req.valid('json')
    const { shown, ...wish } = request
    const now = new Date()
    await guestAction(c, { request, now }, (before, doing, times) => {
      assertAccepted(wishErrors(before, wish, now, times))
      const change = (own: StayFile) => asShown(own, amendByGuest(own, wish, doing), shown, now)
      return inPlaceOfOffer(before, change)
    })
    return c.json(await shownPass(c, now))
  })
  /** The same change, to be made once it is paid: the stay stays as it is until then. */
  .post('/pass/pay', publicWrite, requirePass, jsonBody(passPayRequest), async (c) => {
    const request = c.req.valid('json')
    const { shown, ...wish } = request
    const now = new Date()
    const offerOf = (file: StayFile) => offeredAlready(file, wish, shown, guestDoing(now))
    const decide = (file: StayFile, doing: Doing, times: OpeningTimes) => {
      assertAccepted(wishErrors(file, wish, now, times))
      return inPlaceOfOffer(file, (own) => offerChange(own, wish, shown, doing))
    }
    const before = await ownFile(c)
    const file = offerOf(before) ? before : await guestAction(c, { request, now }, decide)
    const pendingChange = offerOf(file)
    // A repeat: what it began is paid by now, or over.
    if (!pendingChange)
      throw new AppError(isGivenUp(file, wish) ? 'booking_expired' : 'stay_changed')
    const payments = { db: database(c.env), stripe: stripeClient(settingsOf(c.env)) }
    const { id, client_secret: clientSecret } = await intentOfOffer(
      payments,
      file,
      pendingChange,
      now,
    )
    if (!clientSecret) throw new AppError('payment_unavailable', { reason: 'no_client_secret' })
    const started: StartedChange = { clientSecret, paymentIntentId: id, cents: pendingChange.cents }
    return c.json(started)
  })
  .post('/pass/cancel', publicWrite, requirePass, jsonBody(passCancelRequest), async (c) => {
    const request = c.req.valid('json')
    const now = new Date()
    await guestAction(c, { request, now }, (before, doing) =>
      inPlaceOfOffer(before, (own) => asShown(own, cancelByGuest(own, doing), request.shown, now)),
    )
    return c.json(await shownPass(c, now))
  })
  .post('/pass/collectors', publicWrite, requirePass, jsonBody(passCollectorRequest), async (c) => {
    const request = c.req.valid('json')
    const now = new Date()
    await guestAction(c, { request, now }, (before, doing) => nameCollector(before, request, doing))
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
      await guestAction(c, { request, now }, (before, doing) =>
        revokeCollector(before, request.collector, doing),
      )
      return c.json(await shownPass(c, now))
    },
  )
  /** For whoever collects in the guest's place. */
  .get('/pass/collector', requireCollector, async (c) => {
    const file = await ownFile(c)
    const collector = file.collectors.find(({ id }) => id === c.get('collectorId'))
    if (!collector) throw new AppError('not_found')
    return c.json(pickUpPassOf(file, collector))
  })

/** The stay as it is by now, whatever was just done. */
async function shownPass(c: AppContext, now: Date): Promise<Pass> {
  const db = database(c.env)
  const { file, changes, records, openingTimes } = await guestFileOf(db, c.get('passStayId'), now)
  if (!file) throw new AppError('not_found')
  const tokens = await collectorTokens(settingsOf(c.env), file)
  const custody = { records, photos: c.env.PHOTOS !== undefined }
  const shown = passOf(file, guestDoing(now), { tokens, changes, custody, openingTimes })
  return shown.forgotten ? endAlone(shown) : shown
}

async function ownFile(c: AppContext): Promise<StayFile> {
  const file = await fileOfStay(database(c.env), c.get('passStayId'))
  if (!file) throw new AppError('not_found')
  return file
}
