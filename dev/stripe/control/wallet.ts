import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { accountOf } from './account-of.ts'

const Wallet = z.strictObject({
  available: z.optional(z.boolean()),
  card: z.optional(z.string()),
  dismissed: z.optional(z.boolean()),
  payer: z.optional(z.strictObject({ name: z.string(), email: z.string(), phone: z.string() })),
})

export function walletRoutes(accounts: Accounts) {
  const routes = new Hono()
  routes.post('/wallet', zValidator('json', Wallet), (c) =>
    c.json(Object.assign(accountOf(accounts, c).wallet, c.req.valid('json'))),
  )
  return routes
}
