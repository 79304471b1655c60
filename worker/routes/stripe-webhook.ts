import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { AppEnv } from '../context.ts'
import { database } from '../db/database.ts'
import { markProcessed, recordEvent } from '../db/stripe-events.ts'
import { settingsOf } from '../env.ts'
import { bodyAtMost } from '../http/json-body.ts'
import { sendSoon } from '../mail/send.ts'
import { syncPayment } from '../payments/sync.ts'
import { stripeClient, verifiedEvent } from '../stripe.ts'

/** The intent that an event is about, be it of the intent itself, a charge, a refund or a dispute. */
function paymentIdOf({ data: { object } }: Stripe.Event): string | null {
  if ('object' in object && object.object === 'payment_intent') return object.id
  const intent = 'payment_intent' in object ? object.payment_intent : null
  if (typeof intent === 'string') return intent
  return intent && 'id' in intent ? intent.id : null
}

/**
 * Stripe's deliveries. An event only says that something happened to an intent; what, is asked of
 * Stripe. Any failure answers with an error, so that Stripe sends the event again.
 */
export const stripeWebhook = new Hono<AppEnv>().post(
  '/stripe/webhook',
  bodyAtMost(256),
  async (c) => {
    const settings = settingsOf(c.env)
    const signature = c.req.header('stripe-signature')
    const event = await verifiedEvent(settings, await c.req.text(), signature)
    const db = database(c.env)
    const now = new Date()
    const paymentId = paymentIdOf(event)
    const isDone = await recordEvent(db, { id: event.id, type: event.type, paymentId })
    if (!isDone) {
      if (paymentId) await syncPayment({ db, stripe: stripeClient(settings) }, paymentId, now)
      await markProcessed(db, event.id, now)
      sendSoon(c)
    }
    return c.json({ received: true })
  },
)
