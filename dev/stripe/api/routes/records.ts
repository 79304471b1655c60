import { Hono } from 'hono'
import type { Account } from '../../account.ts'
import { type ApiEnv, answer, paramsOf, secretKeyOnly } from '../call.ts'
import { missing } from '../failure.ts'
import { pageOf } from '../lists.ts'
import { allowOnly, texts } from '../params.ts'

type Store = 'balanceTransactions' | 'charges' | 'disputes' | 'events' | 'refunds'

/**
 * Returns routes for one record and for lists, newest first.
 * `filters` maps list parameters to fields.
 */
export function recordRoutes(kind: string, store: Store, filters: Record<string, string>) {
  const routes = new Hono<ApiEnv>()
  const listParams = [
    'created',
    'limit',
    'starting_after',
    'ending_before',
    ...Object.keys(filters),
  ]

  routes.get('/', (c) => {
    secretKeyOnly(c)
    const params = paramsOf(c)
    allowOnly(params, listParams)
    const wanted = Object.entries(filters).flatMap(([param, field]) => {
      const values = texts(params, param)
      return values ? [{ field, values }] : []
    })
    const matching = recordsOf(c.var.account, store).filter((record) =>
      wanted.every(({ field, values }) => values.includes(Reflect.get(record, field))),
    )
    return answer(c, pageOf(matching, params, `/v1/${kind}s`))
  })

  routes.get('/:id', (c) => {
    secretKeyOnly(c)
    const record = c.var.account[store].get(c.req.param('id'))
    if (record === undefined) throw missing(kind, c.req.param('id'))
    return answer(c, record)
  })

  return routes
}

function recordsOf(account: Account, store: Store): { id: string; created: number }[] {
  return [...account[store].values()]
}
