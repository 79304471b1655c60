import { Hono } from 'hono'
import { payLaterErrors } from '../../../domain/booking/pay-later.ts'
import { reservationRequest } from '../../../domain/booking/reservation.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../domain/opening-hours/opening-times.ts'
import { quote } from '../../../domain/pricing/pricing.ts'
import { assertAccepted } from '../../assertions.ts'
import { stayOfRequest } from '../../booking/create-stay.ts'
import { createReservation } from '../../booking/reservations.ts'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { acceptedOnce } from '../../db/idempotency.ts'
import { sendSoon } from '../../email/send.ts'
import { settingOrNull } from '../../env.ts'
import { idempotentFormRequestOf } from '../../http/idempotency.ts'
import { jsonBody, publicWrite } from '../../http/json-body.ts'

import { passToken } from '../../pass/links.ts'

export const reservations = new Hono<AppEnv>().post(
  '/reservations',
  publicWrite,
  jsonBody(reservationRequest),
  async (c) => {
    const request = c.req.valid('json')
    const now = new Date()
    const db = database(c.env)
    const idempotent = await idempotentFormRequestOf(c, request)
    const accept = async () => {
      const check = (times: OpeningTimes) => assertAccepted(payLaterErrors(request, now, times))
      check(regularOpeningTimes)
      const price = quote(request)
      return createReservation(db, { request, idempotent, price }, check, now)
    }
    const { stay } = await acceptedOnce(idempotent, accept, (key) => stayOfRequest(db, key))
    sendSoon(c)
    const { id, reference, status } = stay
    const token = await passToken(settingOrNull(c.env, 'LINK_SECRET'), stay)
    return c.json({ id, reference, status, passToken: token }, 201)
  },
)
