import { readFileSync } from 'node:fs'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { neededEvents } from '../../../domain/stripe/needed-events.ts'

const operating = readFileSync('docs/operating.md', 'utf8')

/** The type knows which events Stripe has. */
const events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[] = neededEvents

it('an operator is told of each event that the site needs, and of no other', () => {
  const told = operating.match(/`(payment_intent|charge|refund)\.[a-z_.]+`/g) ?? []
  const names = told.map((name) => name.replaceAll('`', ''))
  expect(names.toSorted()).toEqual(events.toSorted())
})
