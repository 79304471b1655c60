import { Hono } from 'hono'
import { createRefund, refundParams } from '../../objects/refunds.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { missing } from '../failure.ts'
import { pageOf } from '../lists.ts'
import { allowOnly, text } from '../params.ts'

const listParams = [
  'created',
  'limit',
  'starting_after',
  'ending_before',
  'charge',
  'payment_intent',
]

export function refundRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.post('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), refundParams)
    return answer(c, createRefund(c.var.account, paramsOf(c)))
  })

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), listParams)
    const charge = text(paramsOf(c), 'charge')
    const intent = text(paramsOf(c), 'payment_intent')
    const wanted = [...c.var.account.refunds.values()]
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => intent === undefined || refund.payment_intent === intent)
    return answer(c, pageOf(wanted, paramsOf(c), '/v1/refunds'))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const refund = c.var.account.refunds.get(c.req.param('id'))
    if (refund === undefined) throw missing('refund', c.req.param('id'))
    return answer(c, refund)
  })

  return routes
}
