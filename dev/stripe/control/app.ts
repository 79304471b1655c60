import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Account } from '../account.ts'
import type { Accounts } from '../accounts.ts'
import { StripeFailure } from '../api/failure.ts'
import { frozenTime } from '../ids.ts'
import { restore, type StoredAccount } from '../stored-account.ts'
import { accountName, accountOf } from './account-of.ts'
import { moneyRoutes } from './money.ts'
import { webhookRoutes } from './webhooks.ts'

const Fault = z.strictObject({
  kind: z.enum(['error', 'rate_limit', 'reset', 'timeout']),
  times: z._default(z.int().check(z.positive()), 1),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  phase: z._default(z.enum(['before', 'after']), 'before'),
})
const Wallet = z.strictObject({
  available: z.optional(z.boolean()),
  card: z.optional(z.string()),
  dismissed: z.optional(z.boolean()),
  payer: z.optional(z.strictObject({ name: z.string(), email: z.string(), phone: z.string() })),
})

const Clock = z.strictObject({ frozenTime: z.nullable(z.int().check(z.positive())) })

const Stored = z.object({
  wallet: Wallet,
  stores: z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()]))),
})

export function createControl(accounts: Accounts) {
  const control = new Hono()
  control.use((c, next) => frozenTime.run(accountOf(accounts, c).frozenTime, next))
  control.get('/', (c) => c.json(stateOf(accountOf(accounts, c))))
  control.post('/reset', (c) => {
    accounts.reset(accountName(c))
    return c.json({ reset: accountName(c) })
  })
  control.post('/restore', zValidator('json', Stored), (c) => {
    restore(accountOf(accounts, c), c.req.valid('json') as StoredAccount)
    return c.json({ restored: accountName(c) })
  })
  control.post('/faults', zValidator('json', Fault), (c) => {
    const { faults } = accountOf(accounts, c)
    faults.push(c.req.valid('json'))
    return c.json(faults)
  })
  control.delete('/faults', (c) => {
    accountOf(accounts, c).faults.length = 0
    return c.json([])
  })
  control.post('/wallet', zValidator('json', Wallet), (c) =>
    c.json(Object.assign(accountOf(accounts, c).wallet, c.req.valid('json'))),
  )
  control.post('/clock', zValidator('json', Clock), (c) => {
    const { frozenTime } = c.req.valid('json')
    accountOf(accounts, c).frozenTime = frozenTime
    return c.json({ frozenTime })
  })
  control.route('/', moneyRoutes(accounts))
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
    refundsReference: account.refundsReference,
  }
}
