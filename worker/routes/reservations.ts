import { Hono } from 'hono'
import { reserveHours } from '../../domain/opening-hours.ts'
import { reservationRequest } from '../../domain/reservation.ts'
import type { AppEnv } from '../context.ts'
import { database } from '../db/database.ts'
import { createReservation, listReservations } from '../db/reservations.ts'
import { assertSameRequest } from '../db/submission.ts'
import { submissionOf } from '../http/idempotency.ts'
import { jsonBody } from '../http/json-body.ts'
import { answerPage, cursorOf } from '../http/paging.ts'
import { publicWrite } from '../http/public-write.ts'
import { requireStaff } from '../http/require-staff.ts'
import { sendSoon } from '../mail/send.ts'
import { assertStay } from '../stay-request.ts'

export const reservations = new Hono<AppEnv>()

/** Reserves a stay that is paid at the desk. */
reservations.post('/reservations', publicWrite, jsonBody(reservationRequest), async (c) => {
  const request = c.req.valid('json')
  const now = new Date()
  assertStay(request, reserveHours, now)
  const submission = await submissionOf(c, request)
  const reservation = await createReservation(database(c.env), request, submission, now)
  assertSameRequest(reservation, submission)
  sendSoon(c)
  const { id, reference, status } = reservation
  return c.json({ id, reference, status }, 201)
})

reservations.get('/reservations', requireStaff, async (c) =>
  answerPage(c, await listReservations(database(c.env), cursorOf(c))),
)
