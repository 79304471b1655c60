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

/** Refunds and disputes are read alike: all, those of a charge or an intent, or one by its id. */
export function readRecordRoutes(kind: 'refund' | 'dispute') {
  const routes = new Hono<ApiEnv>()

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), listParams)
    const charge = text(paramsOf(c), 'charge')
    const intent = text(paramsOf(c), 'payment_intent')
    const wanted = [...c.var.account[`${kind}s`].values()]
      .filter((record) => charge === undefined || record.charge === charge)
      .filter((record) => intent === undefined || record.payment_intent === intent)
    return answer(c, pageOf(wanted, paramsOf(c), `/v1/${kind}s`))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const record = c.var.account[`${kind}s`].get(c.req.param('id'))
    if (record === undefined) throw missing(kind, c.req.param('id'))
    return answer(c, record)
  })

  return routes
}
