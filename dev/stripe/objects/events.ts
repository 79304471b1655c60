import { AsyncLocalStorage } from 'node:async_hooks'
import Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId, now } from '../ids.ts'

export type EventType =
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refunded'
  | 'charge.refund.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute

export const presentRequest = new AsyncLocalStorage<Stripe.Event.Request>()

export function emit(account: Account, type: EventType, subject: Subject): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now(),
    data: { object: structuredClone(subject) },
    livemode: false,
    pending_webhooks: account.courier.settings.url === null ? 0 : 1,
    request: presentRequest.getStore() ?? { id: null, idempotency_key: null },
    type,
    // TypeScript can't match `type` with its object.
  } as Stripe.Event
  account.events.set(event.id, event)
  account.courier.dispatch(event)
  return event
}
