import { Hono } from 'hono'
import {
  createPaymentMethod,
  findPaymentMethod,
  paymentMethodParams,
} from '../../objects/payment-methods.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { allowOnly } from '../params.ts'

export function paymentMethodRoutes() {
  const routes = new Hono<ApiEnv>()

  // A browser makes these with the publishable key, so that no card number reaches the site.
  routes.post('/', (c) => {
    allowOnly(paramsOf(c), paymentMethodParams)
    return answer(c, createPaymentMethod(c.var.account, paramsOf(c)))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    return answer(c, findPaymentMethod(c.var.account, c.req.param('id')).method)
  })

  return routes
}
