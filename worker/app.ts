import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { ExtractSchema } from 'hono/types'
import type { AppEnv } from './context.ts'
import type { BrokenEndpoints, None } from './http/contract.ts'
import { namedVersion } from './http/named-version.ts'
import { notIndexed } from './http/not-indexed.ts'
import { answerWrongMethod, onError } from './http/on-error.tsx'
import { namedRequest, noStore, securityHeaders } from './http/security-headers.ts'

import { bookings } from './routes/guest/bookings.ts'
import { config } from './routes/guest/config.ts'
import { contacts } from './routes/guest/contacts.ts'
import { health } from './routes/guest/health.ts'
import { lostLink } from './routes/guest/lost-link.ts'
import { openingTimes } from './routes/guest/opening-times.ts'
import { pageRoutes } from './routes/guest/pages.ts'
import { pass } from './routes/guest/pass.ts'
import { paymentIntents } from './routes/guest/payment-intents.ts'
import { paymentStatus } from './routes/guest/payment-status.ts'
import { reservations } from './routes/guest/reservations.ts'
import { securityTxt } from './routes/guest/security-txt.ts'
import { stripeWebhook } from './routes/guest/stripe-webhook.ts'
import { weather } from './routes/guest/weather.ts'
import { specifiedLists } from './routes/staff/lists.ts'
import { staffRoutes } from './routes/staff/staff.ts'

function createApi() {
  const api = new Hono<AppEnv>()
  api.use(noStore, methodNotAllowed({ app: api, onMethodNotAllowed: answerWrongMethod }))
  return api
    .route('/', bookings)
    .route('/', config)
    .route('/', contacts)
    .route('/', health)
    .route('/', lostLink)
    .route('/', openingTimes)
    .route('/', pass)
    .route('/', paymentIntents)
    .route('/', paymentStatus)
    .route('/', reservations)
    .route('/', specifiedLists)
    .route('/staff', staffRoutes)
    .route('/', stripeWebhook)
    .route('/', weather)
}

/**
 * Fails to compile if a route, request or response differs from `domain/api.ts`.
 * See `BrokenEndpoints`.
 */
export type KeptContract = None<BrokenEndpoints<ExtractSchema<ReturnType<typeof createApi>>>>

export function createApp() {
  const app = new Hono<AppEnv>({ strict: false })
  app.use(requestId({ headerName: '' }), namedRequest, securityHeaders, notIndexed)
  app.use('/api/health', namedVersion)
  app.onError(onError)
  app.route('/api', createApi())
  app.route('/', securityTxt)
  app.route('/', pageRoutes)
  return app
}
