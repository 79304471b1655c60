import { Hono } from 'hono'
import type { MadeBooking } from '../../domain/api.ts'
import { shownBookingRequest } from '../../domain/booking.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-times.ts'
import { payLaterErrors } from '../../domain/pay-later.ts'
import { quote, storedPrice } from '../../domain/pricing.ts'
import { assertAccepted, assertShownPrice } from '../assertions.ts'
import type { AppEnv } from '../context.ts'
import { createBooking } from '../db/bookings.ts'
import { stayOfSubmission } from '../db/create-stay.ts'
import { database } from '../db/database.ts'
import { acceptedOnce } from '../db/submission.ts'
import { formSubmissionOf } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { publicWrite } from '../http/public-write.ts'
import { sendSoon } from '../mail/send.ts'

export const bookings = new Hono<AppEnv>()
  /** A request from the in-page dialog: nothing is paid, staff get in touch. */
  .post('/bookings', publicWrite, jsonBody(shownBookingRequest), async (c) => {
    const { totalPrice: shown, currency, ...request } = c.req.valid('json')
    const now = new Date()
    const db = database(c.env)
    const submission = await formSubmissionOf(c, c.req.valid('json'))
    const accept = async () => {
      const check = (times: OpeningTimes) => assertAccepted(payLaterErrors(request, now, times))
      check(regularOpeningTimes)
      const price = quote(request)
      assertShownPrice(shown, storedPrice(price))
      return createBooking(db, { request, submission, price, payOnline: false }, check, now)
    }
    const { stay } = await acceptedOnce(submission, accept, (key) => stayOfSubmission(db, key))
    sendSoon(c)
    const { id, reference, status, paymentStatus, totalPrice } = stay
    const made: MadeBooking = { id, reference, status, paymentStatus, totalPrice, currency }
    return c.json(made, 201)
  })
