import { Hono } from 'hono'
import { refundsOf } from '../../objects/refunds.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { missing } from '../failure.ts'
import { pageOf } from '../lists.ts'
import { allowOnly, text } from '../params.ts'

const listParams = ['created', 'limit', 'starting_after', 'ending_before', 'payment_intent']

export function chargeRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), listParams)
    const intent = text(paramsOf(c), 'payment_intent')
    const charges = [...c.var.account.charges.values()]
    const wanted = charges.filter(
      (charge) => intent === undefined || charge.payment_intent === intent,
    )
    return answer(c, pageOf(wanted, paramsOf(c), '/v1/charges'))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const charge = c.var.account.charges.get(c.req.param('id'))
    if (charge === undefined) throw missing('charge', c.req.param('id'))
    return answer(c, charge)
  })

  routes.get('/:id/refunds', (c) => {
    secretKeyOnly(c)
    const refunds = refundsOf(c.var.account, c.req.param('id')).reverse()
    return answer(c, pageOf(refunds, paramsOf(c), `/v1/charges/${c.req.param('id')}/refunds`))
  })

  return routes
}
