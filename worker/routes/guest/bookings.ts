import { Hono } from 'hono'
import type { MadeBooking } from '../../../domain/api.ts'
import { shownBookingRequest } from '../../../domain/booking/booking.ts'
import { payLaterErrors } from '../../../domain/booking/pay-later.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { quote, storedPrice } from '../../../domain/pricing/pricing.ts'
import { assertAccepted, assertShownPrice } from '../../assertions.ts'
import { createBooking } from '../../booking/bookings.ts'
import { stayOfRequest } from '../../booking/create-stay.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { sendSoon } from '../../email/send.ts'
import { idempotentFormRequestOf } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

export const bookings = new Hono<AppEnv>()
  /** Saves a request that isn't paid online. */
  .post('/bookings', publicWrite, jsonBody(shownBookingRequest), async (c) => {
    const { totalPrice: shown, currency, ...request } = c.req.valid('json')
    const now = new Date()
    const db = database(c.env)
    const idempotent = await idempotentFormRequestOf(c, c.req.valid('json'))
    const accept = async () => {
      const check = (times: OpeningTimes) => assertAccepted(payLaterErrors(request, now, times))
      check(regularOpeningTimes)
      const price = quote(request)
      assertShownPrice(shown, storedPrice(price))
      return createBooking(db, { request, idempotent, price, payOnline: false }, check, now)
    }
    const { stay } = await acceptedOnce(idempotent, accept, (key) => stayOfRequest(db, key))
    sendSoon(c)
    const { id, reference, status, paymentStatus, totalPrice } = stay
    const made: MadeBooking = { id, reference, status, paymentStatus, totalPrice, currency }
    return c.json(made, 201)
  })
