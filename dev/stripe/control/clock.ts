import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { accountOf } from './account-of.ts'

const Clock = z.strictObject({ frozenTime: z.nullable(z.int().check(z.positive())) })

/** Lets days pass in a moment, as Stripe's own test clocks do. */
export function clockRoutes(accounts: Accounts) {
  const routes = new Hono()
  routes.post('/clock', zValidator('json', Clock), (c) => {
    accountOf(accounts, c).frozenTime = c.req.valid('json').frozenTime
    return c.json(c.req.valid('json'))
  })
  return routes
}
