import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Accounts } from '../accounts.ts'
import { balanceOf } from '../objects/balance-transactions.ts'
import {
  createPaymentMethod,
  findPaymentMethod,
  paymentMethodParams,
} from '../objects/payment-methods.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from './call.ts'
import { StripeFailure, serverError } from './failure.ts'
import { allowOnly } from './params.ts'
import { pipeline } from './pipeline.ts'
import { paymentIntentRoutes } from './routes/payment-intents.ts'
import { recordRoutes } from './routes/records.ts'
import { refundRoutes } from './routes/refunds.ts'

export function createApi(
  accounts: Accounts,
  siteOrigins: readonly string[],
  origin: () => string,
) {
  const api = new Hono<ApiEnv>()
  api.use(cors({ origin: [...siteOrigins], exposeHeaders: ['Request-Id'] }))
  api.use(pipeline(accounts))
  api.route('/payment_intents', paymentIntentRoutes(origin))
  // Called by browsers, so the site never sees card numbers.
  api.post('/payment_methods', (c) => {
    allowOnly(paramsOf(c), paymentMethodParams)
    return answer(c, createPaymentMethod(c.var.account, paramsOf(c)))
  })
  api.get('/payment_methods/:id', (c) => {
    secretKeyOnly(c)
    return answer(c, findPaymentMethod(c.var.account, c.req.param('id')).method)
  })
  api.route('/refunds', refundRoutes())
  api.route('/charges', recordRoutes('charge', 'charges', { payment_intent: 'payment_intent' }))
  api.route(
    '/disputes',
    recordRoutes('dispute', 'disputes', { charge: 'charge', payment_intent: 'payment_intent' }),
  )
  api.get('/balance', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), [])
    return answer(c, balanceOf(c.var.account))
  })
  api.route(
    '/balance_transactions',
    recordRoutes('balance_transaction', 'balanceTransactions', {
      type: 'type',
      source: 'source',
      currency: 'currency',
    }),
  )
  api.route('/events', recordRoutes('event', 'events', { type: 'type', types: 'type' }))
  // Hono never calls `notFound` for a mounted app.
  api.all('*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
    throw new StripeFailure(404, { type: 'invalid_request_error', message })
  })
  api.onError((error, c) => {
    if (!(error instanceof StripeFailure)) console.error('stand-in Stripe:', error)
    const failure = error instanceof StripeFailure ? error : serverError()
    return c.json({ error: failure.body }, failure.status)
  })
  return api
}
