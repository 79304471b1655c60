import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { accountOf } from './account-of.ts'

const Fault = z.strictObject({
  kind: z.enum(['error', 'rate_limit', 'reset', 'timeout']),
  times: z._default(z.int().check(z.positive()), 1),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  phase: z._default(z.enum(['before', 'after']), 'before'),
})

export function faultRoutes(accounts: Accounts) {
  const routes = new Hono()
  routes.post('/faults', zValidator('json', Fault), (c) => {
    const { faults } = accountOf(accounts, c)
    faults.push(c.req.valid('json'))
    return c.json(faults)
  })
  routes.delete('/faults', (c) => {
    accountOf(accounts, c).faults.length = 0
    return c.json([])
  })
  return routes
}
