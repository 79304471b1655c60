import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { ExtractSchema } from 'hono/types'
import type { AppEnv } from './context.ts'
import type { BrokenCalls, None } from './http/contract.ts'
import { namedRequest } from './http/named-request.ts'
import { noStore } from './http/no-store.ts'
import { answerWrongMethod, onError } from './http/on-error.tsx'
import { securityHeaders } from './http/security-headers.ts'
import { bookings } from './routes/bookings.ts'
import { config } from './routes/config.ts'
import { contacts } from './routes/contacts.ts'
import { health } from './routes/health.ts'
import { lostPass } from './routes/lost-pass.ts'
import { openingTimes } from './routes/opening-times.ts'
import { pages } from './routes/pages.ts'
import { pass } from './routes/pass.ts'
import { paymentIntents } from './routes/payment-intents.ts'
import { paymentStatus } from './routes/payment-status.ts'
import { reservations } from './routes/reservations.ts'
import { securityTxt } from './routes/security-txt.ts'
import { specifiedLists } from './routes/staff/lists.ts'
import { staff } from './routes/staff/staff.ts'
import { stripeWebhook } from './routes/stripe-webhook.ts'
import { weather } from './routes/weather.ts'

function createApi() {
  const api = new Hono<AppEnv>()
  api.use(noStore, methodNotAllowed({ app: api, onMethodNotAllowed: answerWrongMethod }))
  return api
    .route('/', bookings)
    .route('/', config)
    .route('/', contacts)
    .route('/', health)
    .route('/', lostPass)
    .route('/', openingTimes)
    .route('/', pass)
    .route('/', paymentIntents)
    .route('/', paymentStatus)
    .route('/', reservations)
    .route('/', specifiedLists)
    .route('/staff', staff)
    .route('/', stripeWebhook)
    .route('/', weather)
}

/** Does not compile, and names the call, where a route and `domain/api.ts` differ. */
export type KeptContract = None<BrokenCalls<ExtractSchema<ReturnType<typeof createApi>>>>

/** The whole Worker: the API under /api, the staff's page, and what no file answers. */
export function createApp() {
  const app = new Hono<AppEnv>({ strict: false })
  app.use(requestId({ headerName: '' }), namedRequest, securityHeaders)
  app.onError(onError)
  app.route('/api', createApi())
  app.route('/', securityTxt)
  app.route('/', pages)
  return app
}
