import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import { missing } from '../api/failure.ts'
import { now } from '../ids.ts'
import { signed } from '../webhooks/courier.ts'
import { accountOf } from './account-of.ts'

const count = z.int().check(z.nonnegative())
const Settings = z.strictObject({
  url: z.optional(z.nullable(z.string())),
  secret: z.optional(z.string()),
  delayMs: z.optional(count),
  copies: z.optional(count),
  drop: z.optional(count),
  hold: z.optional(z.boolean()),
  types: z.optional(z.nullable(z.array(z.string()))),
  retryDelaysMs: z.optional(z.array(count)),
})
const Release = z.strictObject({
  order: z._default(
    z.union([z.enum(['sent', 'reversed', 'shuffled']), z.array(z.string())]),
    'sent',
  ),
})
const Signing = z.object({
  secret: z.optional(z.string()),
  ageSeconds: z._default(z.coerce.number(), 0),
})

export function webhookRoutes(accounts: Accounts) {
  const routes = new Hono()

  routes.post('/webhooks', zValidator('json', Settings), (c) =>
    c.json(Object.assign(accountOf(accounts, c).courier.settings, c.req.valid('json'))),
  )

  routes.post('/webhooks/release', zValidator('json', Release), async (c) => {
    const { order } = c.req.valid('json')
    return c.json(await accountOf(accounts, c).courier.release((held) => arranged(held, order)))
  })

  routes.post('/events/:id/deliver', async (c) => {
    const account = accountOf(accounts, c)
    return c.json(await account.courier.deliver(eventOf(account, c.req.param('id')), 1))
  })

  // For callers that deliver webhooks themselves.
  routes.get('/events/:id/signed', zValidator('query', Signing), (c) => {
    const account = accountOf(accounts, c)
    const { secret = account.courier.settings.secret, ageSeconds } = c.req.valid('query')
    return c.json(signed(eventOf(account, c.req.param('id')), secret, now() - ageSeconds))
  })

  return routes
}

function arranged(held: Stripe.Event[], order: z.infer<typeof Release>['order']): Stripe.Event[] {
  if (order === 'sent') return held
  if (order === 'reversed') return held.toReversed()
  if (order === 'shuffled') return held.toSorted(() => Math.random() - 0.5)
  return order.flatMap((id) => held.filter((event) => event.id === id))
}

function eventOf(account: Account, id: string): Stripe.Event {
  const event = account.events.get(id)
  if (event === undefined) throw missing('event', id)
  return event
}
