import { Hono } from 'hono'
import type { MadeReservation } from '../../domain/answers.ts'
import { type OpeningTimes, regularOpeningTimes } from '../../domain/opening-times.ts'
import { requestedStayErrors } from '../../domain/requested-stay.ts'
import { reservationRequest } from '../../domain/reservation.ts'
import type { AppEnv } from '../context.ts'
import { database } from '../db/database.ts'
import { createReservation, listReservations, reservationOfSubmission } from '../db/reservations.ts'
import { acceptedOnce } from '../db/submission.ts'
import { submissionOf } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { answerPage, cursorOf } from '../http/paging.ts'
import { publicWrite } from '../http/public-write.ts'
import { requireStaff } from '../http/require-staff.ts'
import { sendSoon } from '../mail/send.ts'
import { assertAccepted } from '../stay-request.ts'

export const reservations = new Hono<AppEnv>()

/** Reserves a stay that is paid at the desk. */
reservations.post('/reservations', publicWrite, jsonBody(reservationRequest), async (c) => {
  const request = c.req.valid('json')
  const now = new Date()
  const db = database(c.env)
  const submission = await submissionOf(c, request)
  const accept = async () => {
    const check = (times: OpeningTimes) => assertAccepted(requestedStayErrors(request, now, times))
    check(regularOpeningTimes)
    return createReservation(db, request, submission, check, now)
  }
  const reservation = await acceptedOnce(submission, accept, (key) =>
    reservationOfSubmission(db, key),
  )
  sendSoon(c)
  const { id, reference, status } = reservation
  const made: MadeReservation = { id, reference, status }
  return c.json(made, 201)
})

reservations.get('/reservations', requireStaff, async (c) =>
  answerPage(c, await listReservations(database(c.env), cursorOf(c))),
)
