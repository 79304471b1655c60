import { Hono } from 'hono'
import type { AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { sendSoon } from '../../email/send.ts'
import { settingsOf } from '../../env.ts'
import { bodyAtMost } from '../../http/json-body.ts'
import { stripePayments } from '../../stripe/payments.ts'
import { syncAndRefund } from '../../stripe/refunds.ts'
import { markProcessed, recordEvent, verifiedEvent } from '../../stripe/stripe-event.ts'
import { noteRefused } from '../../stripe/webhook-refusals.ts'

/**
 * Only uses an event's ids and type, and requests the intent from Stripe.
 * If Stripe or the database fails, returns an error, so that Stripe sends the event again.
 */
export const stripeWebhook = new Hono<AppEnv>().post(
  '/stripe/webhook',
  noteRefused,
  bodyAtMost(256),
  async (c) => {
    const settings = settingsOf(c.env)
    const signature = c.req.header('stripe-signature')
    const event = await verifiedEvent(settings, await c.req.text(), signature)
    const db = database(c.env)
    const now = new Date()
    const { paymentIntentId } = event
    const isDone = await recordEvent(db, event)
    if (!isDone) {
      if (paymentIntentId) await syncAndRefund(stripePayments(c.env), paymentIntentId, now)
      await markProcessed(db, event.id, now)
      sendSoon(c)
    }
    return c.json({ received: true })
  },
)
