import { Hono } from 'hono'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { missing } from '../failure.ts'
import { pageOf } from '../lists.ts'
import { allowOnly, text, texts } from '../params.ts'

const listParams = [
  'created',
  'limit',
  'starting_after',
  'ending_before',
  'type',
  'types',
  'delivery_success',
]

export function eventRoutes() {
  const routes = new Hono<ApiEnv>()

  routes.get('/', (c) => {
    secretKeyOnly(c)
    allowOnly(paramsOf(c), listParams)
    const type = text(paramsOf(c), 'type')
    const types = texts(paramsOf(c), 'types') ?? (type === undefined ? undefined : [type])
    const events = [...c.var.account.events.values()]
    const wanted = events.filter((event) => types === undefined || types.includes(event.type))
    return answer(c, pageOf(wanted, paramsOf(c), '/v1/events'))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const event = c.var.account.events.get(c.req.param('id'))
    if (event === undefined) throw missing('event', c.req.param('id'))
    return answer(c, event)
  })

  return routes
}
