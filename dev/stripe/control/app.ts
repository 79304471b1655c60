import { Hono } from 'hono'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import { StripeFailure } from '../api/failure.ts'
import { frozenTime } from '../ids.ts'
import { accountName, accountOf } from './account-of.ts'
import { clockRoutes } from './clock.ts'
import { faultRoutes } from './faults.ts'
import { moneyRoutes } from './money.ts'
import { walletRoutes } from './wallet.ts'
import { webhookRoutes } from './webhooks.ts'

/** What no call of Stripe's API can do: faults, lost events, the bank's and the dashboard's doings. */
export function createControl(accounts: Accounts) {
  const control = new Hono()
  control.use((c, next) => frozenTime.run(accountOf(accounts, c).frozenTime, next))
  control.get('/', (c) => c.json(stateOf(accountOf(accounts, c))))
  control.post('/reset', (c) => {
    accounts.reset(accountName(c))
    return c.json({ reset: accountName(c) })
  })
  control.route('/', clockRoutes(accounts))
  control.route('/', faultRoutes(accounts))
  control.route('/', moneyRoutes(accounts))
  control.route('/', walletRoutes(accounts))
  control.route('/', webhookRoutes(accounts))
  control.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status)
    throw error
  })
  return control
}

function stateOf(account: Account) {
  return {
    account: account.name,
    paymentIntents: [...account.paymentIntents.values()],
    charges: [...account.charges.values()],
    refunds: [...account.refunds.values()],
    disputes: [...account.disputes.values()],
    balanceTransactions: [...account.balanceTransactions.values()],
    events: [...account.events.values()].map(({ id, type, created }) => ({ id, type, created })),
    deliveries: account.courier.deliveries,
    webhooks: account.courier.settings,
    faults: account.faults,
    wallet: account.wallet,
    refundsStart: account.refundsStart,
  }
}
