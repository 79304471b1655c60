import { Hono } from 'hono'
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

export function disputeRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), listParams)
    const charge = text(paramsOf(c), 'charge')
    const intent = text(paramsOf(c), 'payment_intent')
    const wanted = [...c.var.account.disputes.values()]
      .filter((dispute) => charge === undefined || dispute.charge === charge)
      .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
    return answer(c, pageOf(wanted, paramsOf(c), '/v1/disputes'))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const dispute = c.var.account.disputes.get(c.req.param('id'))
    if (dispute === undefined) throw missing('dispute', c.req.param('id'))
    return answer(c, dispute)
  })

  return routes
}
