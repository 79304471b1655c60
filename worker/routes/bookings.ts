import { Hono } from 'hono'
import type { MadeBooking } from '../../domain/answers.ts'
import { shownBookingRequest } from '../../domain/booking.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-times.ts'
import { quote, storedPrice } from '../../domain/pricing.ts'
import { requestedStayErrors } from '../../domain/requested-stay.ts'
import type { AppEnv } from '../context.ts'
import { bookingOfSubmission, createBooking, listBookings } from '../db/bookings.ts'
import { database } from '../db/database.ts'
import { acceptedOnce } from '../db/submission.ts'
import { submissionOf } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { answerPage, cursorOf } from '../http/paging.ts'
import { publicWrite } from '../http/public-write.ts'
import { requireStaff } from '../http/require-staff.ts'
import { sendSoon } from '../mail/send.ts'
import { assertAccepted, assertShownPrice } from '../stay-request.ts'

export const bookings = new Hono<AppEnv>()

/** A request from the in-page dialog: nothing is paid, staff get in touch. */
bookings.post('/bookings', publicWrite, jsonBody(shownBookingRequest), async (c) => {
  const { totalPrice: shown, currency, ...request } = c.req.valid('json')
  const now = new Date()
  const db = database(c.env)
  const submission = await submissionOf(c, c.req.valid('json'))
  const accept = async () => {
    const check = (times: OpeningTimes) => assertAccepted(requestedStayErrors(request, now, times))
    check(regularOpeningTimes)
    const price = quote(request)
    const totalPrice = storedPrice(price)
    assertShownPrice(shown, totalPrice)
    const stay = { request, submission, totalPrice, duration: price.duration, payOnline: false }
    return createBooking(db, stay, check, now)
  }
  const booking = await acceptedOnce(submission, accept, (key) => bookingOfSubmission(db, key))
  sendSoon(c)
  const { id, reference, status, paymentStatus, totalPrice } = booking
  const made: MadeBooking = { id, reference, status, paymentStatus, totalPrice, currency }
  return c.json(made, 201)
})

bookings.get('/bookings', requireStaff, async (c) =>
  answerPage(c, await listBookings(database(c.env), cursorOf(c))),
)
