import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { settle } from '../objects/confirm.ts'
import {
  closeDispute,
  escalateInquiry,
  openDispute,
  respondToDispute,
} from '../objects/disputes.ts'
import { findPaymentIntent } from '../objects/payment-intents.ts'
import { nameReference, settleRefund } from '../objects/refund-outcomes.ts'
import { createRefund } from '../objects/refunds.ts'
import { cardByNumber } from '../objects/test-cards.ts'
import { accountOf } from './account-of.ts'

const Settlement = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) })
const Alteration = z.strictObject({
  amount: z.optional(z.int()),
  currency: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.string())),
})
const DashboardRefund = z.strictObject({ amount: z.optional(z.int()) })
const references = ['available', 'pending', 'unavailable'] as const
const RefundStart = z.strictObject({
  start: z._default(z.enum(['pending', 'requires_action', 'succeeded']), 'succeeded'),
  reference: z._default(z.enum(references), 'available'),
})
const Reference = z.strictObject({
  status: z._default(z.enum(references), 'available'),
  type: z._default(z.enum(['refund', 'reversal']), 'refund'),
})
const RefundSettlement = z.strictObject({
  outcome: z.enum(['succeeded', 'failed']),
  reason: z._default(z.string(), 'expired_or_canceled_card'),
})
const Opening = z.strictObject({
  reason: z._default(z.string(), 'fraudulent'),
  inquiry: z._default(z.boolean(), false),
  /** Cents. By default, the unrefunded amount or, after a full refund, the whole charge. */
  amount: z.optional(z.int()),
})
const Settling = z.strictObject({ dollarRate: z.nullable(z.number()) })
const Closing = z.strictObject({ status: z.enum(['won', 'lost', 'warning_closed']) })

export function moneyRoutes(accounts: Accounts) {
  const routes = new Hono()

  routes.post('/payment-intents/:id/settle', zValidator('json', Settlement), (c) => {
    const failed = c.req.valid('json').outcome === 'failed'
    const decline = failed ? cardByNumber('4000000000000002')?.decline : undefined
    return c.json(settle(accountOf(accounts, c), c.req.param('id'), decline))
  })

  routes.post('/settling', zValidator('json', Settling), (c) => {
    Object.assign(accountOf(accounts, c), c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })

  // Simulates a mistake or an attack, so it sends no event.
  routes.patch('/payment-intents/:id', zValidator('json', Alteration), (c) => {
    const intent = findPaymentIntent(accountOf(accounts, c), c.req.param('id'))
    return c.json(Object.assign(intent, c.req.valid('json')))
  })

  routes.post('/payment-intents/:id/refund', zValidator('json', DashboardRefund), (c) => {
    const { amount } = c.req.valid('json')
    const params = { payment_intent: c.req.param('id') }
    const asked = amount === undefined ? params : { ...params, amount: String(amount) }
    return c.json(createRefund(accountOf(accounts, c), asked))
  })

  routes.post('/refunds', zValidator('json', RefundStart), (c) => {
    const { start, reference } = c.req.valid('json')
    Object.assign(accountOf(accounts, c), { refundsStart: start, refundsReference: reference })
    return c.json({ start, reference })
  })

  routes.post('/refunds/:id/settle', zValidator('json', RefundSettlement), (c) => {
    const { outcome, reason } = c.req.valid('json')
    return c.json(settleRefund(accountOf(accounts, c), c.req.param('id'), outcome, reason))
  })

  routes.post('/refunds/:id/reference', zValidator('json', Reference), (c) =>
    c.json(nameReference(accountOf(accounts, c), c.req.param('id'), c.req.valid('json'))),
  )

  routes.post('/payment-intents/:id/dispute', zValidator('json', Opening), (c) => {
    const opening = c.req.valid('json')
    return c.json(openDispute(accountOf(accounts, c), c.req.param('id'), opening))
  })

  routes.post('/disputes/:id/respond', (c) =>
    c.json(respondToDispute(accountOf(accounts, c), c.req.param('id'))),
  )

  routes.post('/disputes/:id/escalate', (c) =>
    c.json(escalateInquiry(accountOf(accounts, c), c.req.param('id'))),
  )

  routes.post('/disputes/:id/close', zValidator('json', Closing), (c) =>
    c.json(closeDispute(accountOf(accounts, c), c.req.param('id'), c.req.valid('json').status)),
  )

  return routes
}
