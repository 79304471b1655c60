import { Hono } from 'hono'
import type { StartedPayment } from '../../../domain/api.ts'
import { paymentIntentRequest, shortHoursErrors } from '../../../domain/booking/booking.ts'
import { stayTimeErrors } from '../../../domain/booking/stay-times.ts'
import { centsFromEuros } from '../../../domain/business/money.ts'
import { bookOnlineHours } from '../../../domain/opening-hours/opening-hours.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { quote } from '../../../domain/pricing/pricing.ts'
import { assertAccepted, assertShownPrice } from '../../assertions.ts'
import { createBooking } from '../../booking/bookings.ts'
import { stayOfRequest } from '../../booking/create-stay.ts'
import { beforeReplacing } from '../../booking/repeated-booking.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { sendSoon } from '../../email/send.ts'
import { AppError } from '../../errors.ts'
import { idempotentRequestOf, submitKey } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'
import { intentOfPayment } from '../../stripe/intent.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { endReplaced, givingUp } from '../../stripe/replace.ts'

export const paymentIntents = new Hono<AppEnv>().post(
  '/create-payment-intent',
  publicWrite,
  jsonBody(paymentIntentRequest),
  async (c) => {
    const body = c.req.valid('json')
    const { customerData: request } = body
    const now = new Date()
    const db = database(c.env)
    const { replaces = [], again = false, ...submit } = body
    const idempotent = await idempotentRequestOf(c, submit)
    const replaced = replaces.map((key) => submitKey(c, key))
    const payments = stripePayments(c.env)
    const before = replaced.length > 0 && (await beforeReplacing(db, request, replaced, now))
    const { paymentIntentIds } = before || { paymentIntentIds: [] }
    const giveUp = givingUp(payments.stripe, paymentIntentIds)
    const accept = async () => {
      const check = (times: OpeningTimes) => {
        const wrong = stayTimeErrors(request, bookOnlineHours, now, times)
        assertAccepted({ ...wrong, ...shortHoursErrors(request) }, 'customerData.')
      }
      check(regularOpeningTimes)
      const price = quote(request)
      if (price.kind === 'on_request') throw new AppError('price_on_request')
      assertShownPrice(centsFromEuros(body.amount), price.totalPrice)
      // Refuses before calling `giveUp`, so that a refused guest keeps the earlier payment.
      if (before) {
        check(before.openingTimes)
        if (before.isRepeat && !again) throw new AppError('booked_already')
      }
      await giveUp()
      const booking = { request, idempotent, price, payOnline: true, again, replaced }
      return createBooking(db, booking, check, now)
    }
    const booked = await acceptedOnce(idempotent, accept, (key) => stayOfRequest(db, key))
    // Called again, because `accept` may have refused a repeat before calling `giveUp`.
    await giveUp()
    const { stay, payment } = booked
    if (!payment) throw new AppError('booking_expired')
    const intent = await intentOfPayment(payments, stay, payment)
    const clientSecret = intent.client_secret
    if (!clientSecret) throw new AppError('payment_unavailable', { reason: 'no_client_secret' })
    if (paymentIntentIds.length > 0) sendSoon(c, () => endReplaced(payments, paymentIntentIds, now))
    const started: StartedPayment = {
      clientSecret,
      paymentIntentId: intent.id,
      bookingId: stay.id,
      reference: stay.reference,
      totalPrice: stay.totalPrice,
    }
    return c.json(started)
  },
)
