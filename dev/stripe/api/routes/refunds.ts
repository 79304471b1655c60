import { Hono } from 'hono'
import { createRefund, refundParams } from '../../objects/refunds.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { allowOnly } from '../params.ts'
import { readRecordRoutes } from './read-records.ts'

export function refundRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.post('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), refundParams)
    return answer(c, createRefund(c.var.account, paramsOf(c)))
  })

  routes.route('/', readRecordRoutes('refund'))
  return routes
}
