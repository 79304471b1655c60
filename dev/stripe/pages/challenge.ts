import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { page } from '../../page.ts'
import type { Accounts } from '../accounts.ts'
import { frozenTime } from '../ids.ts'
import { finishChallenge } from '../objects/confirm.ts'

const redirectStatus: Record<string, string> = {
  succeeded: 'succeeded',
  processing: 'pending',
  requires_payment_method: 'failed',
}

/**
 * The bank's 3-D Secure page.
 * Afterwards, redirects the guest to `return_url` or, if there is none, notifies the parent page.
 */
export function challengeRoutes(accounts: Accounts) {
  const routes = new Hono()

  routes.get('/:id', (c) => {
    const { intent } = challenged(accounts, c.req.param('id'), c.req.query('client_secret'))
    if (intent === undefined) return c.notFound()
    const amount = `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`
    return c.html(challengePage(amount, c.req.query('client_secret'), c.req.query('return_url')))
  })

  routes.post('/:id', async (c) => {
    const form = await c.req.parseBody<{
      client_secret: string
      outcome: string
      return_url?: string
    }>()
    const { account, intent } = challenged(accounts, c.req.param('id'), form.client_secret)
    if (account === undefined || intent === undefined) return c.notFound()
    const { frozenTime: time } = account
    frozenTime.run(time, () => finishChallenge(account, intent, form.outcome === 'complete'))
    if (!form.return_url) return tellThePageAround(c)
    const back = new URL(form.return_url)
    back.searchParams.set('payment_intent', intent.id)
    back.searchParams.set('payment_intent_client_secret', form.client_secret)
    back.searchParams.set('redirect_status', redirectStatus[intent.status] ?? intent.status)
    return c.redirect(back.href, 303)
  })

  return routes
}

/** Returns an empty object if the id or the client secret is wrong. */
function challenged(accounts: Accounts, id: string, secret: string | undefined) {
  for (const account of accounts.all()) {
    const intent = account.paymentIntents.get(id)
    if (intent?.client_secret === secret && intent !== undefined) return { account, intent }
  }
  return {}
}

function challengePage(amount: string, secret = '', returnUrl = '') {
  return page(
    '3-D Secure (stand-in)',
    html`<h1>3-D Secure</h1>
      <p>Your bank asks you to confirm the payment of ${amount}. This is a stand-in: nothing is charged.</p>
      <form method="post">
        <input type="hidden" name="client_secret" value="${secret}">
        <input type="hidden" name="return_url" value="${returnUrl}">
        <button name="outcome" value="complete">Complete authentication</button>
        <button name="outcome" value="fail">Fail authentication</button>
      </form>`,
  )
}

function tellThePageAround(c: Context) {
  return c.html(
    page(
      '3-D Secure (stand-in)',
      html`<p>Done. You can close this window.</p>
        <script>parent.postMessage({ standIn: 'challenge-done' }, '*')</script>`,
    ),
  )
}
