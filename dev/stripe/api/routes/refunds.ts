import { Hono } from 'hono'
import { cancelRefund, updateRefund } from '../../objects/refund-outcomes.ts'
import { createRefund, refundParams } from '../../objects/refunds.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { allowOnly } from '../params.ts'
import { recordRoutes } from './records.ts'

export function refundRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.post('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), refundParams)
    return answer(c, createRefund(c.var.account, paramsOf(c)))
  })

  routes.post('/:id', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), ['metadata'])
    return answer(c, updateRefund(c.var.account, c.req.param('id'), paramsOf(c)))
  })

  routes.post('/:id/cancel', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), [])
    return answer(c, cancelRefund(c.var.account, c.req.param('id')))
  })

  routes.route(
    '/',
    recordRoutes('refund', 'refunds', { charge: 'charge', payment_intent: 'payment_intent' }),
  )
  return routes
}
