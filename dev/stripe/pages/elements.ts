import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Accounts } from '../accounts.ts'
import { scriptOf } from '../browser/bundle.ts'
import { cardFramePage } from './card-frame.ts'

/** Stripe.js and the frame of the card field. */
export function elementRoutes(accounts: Accounts, siteOrigins: readonly string[]) {
  const routes = new Hono()
  routes.get('/stripe.js', async (c) => script(c, await scriptOf('stripe-js.ts')))
  routes.get('/stripe/elements/card', (c) => c.html(cardFramePage()))
  routes.get('/stripe/elements/card.js', async (c) => script(c, await scriptOf('card-frame.ts')))
  routes.get('/stripe/wallet', cors({ origin: [...siteOrigins] }), (c) => {
    const caller = accounts.byKey(c.req.query('key') ?? '')
    if (caller === undefined) return c.json({ error: 'unknown key' }, 401)
    const { available, dismissed, payer } = caller.account.wallet
    return c.json({ available, dismissed, payer })
  })
  return routes
}

function script(c: Context, text: string) {
  return c.body(text, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  })
}
