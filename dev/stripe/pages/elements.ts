import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import type { Accounts } from '../accounts.ts'
import { scriptOf } from '../browser/bundle.ts'

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

function cardFramePage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Secure payment input frame</title>
<style>
  :root { --colorText: #1f2937; --colorBackground: #fff; --colorPrimary: #2563eb; --colorDanger: #b91c1c;
    --fontFamily: system-ui, sans-serif; --fontSizeBase: 16px; --borderRadius: 6px; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 4px; font: var(--fontSizeBase)/1.4 var(--fontFamily); color: var(--colorText); }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  label { display: grid; gap: 4px; align-content: start; }
  label:first-of-type { grid-column: 1 / -1; }
  input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
    background: var(--colorBackground); border: 1px solid #6b7280; border-radius: var(--borderRadius); }
  input:focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
  input[aria-invalid='true'] { border-color: var(--colorDanger); }
  [role='alert'] { color: var(--colorDanger); font-size: .9em; }
  [role='alert']:empty { display: none; }
</style>
</head>
<body>
<form novalidate>
  <label>Card number
    <input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" aria-describedby="number-error">
    <span role="alert" id="number-error"></span></label>
  <label>Expiration date
    <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="expiry-error">
    <span role="alert" id="expiry-error"></span></label>
  <label>Security code
    <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-describedby="cvc-error">
    <span role="alert" id="cvc-error"></span></label>
</form>
<script src="/stripe/elements/card.js"></script>
</body>
</html>`
}
