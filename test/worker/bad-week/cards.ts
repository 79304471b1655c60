import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { expect } from 'vitest'
import type { Week } from './week.ts'

/** A payment as the browser that began it knows it. */
export interface Begun {
  paymentIntentId: string
  clientSecret: string
}

/** What guests' cards, banks and browsers do with a payment. */
export function openCards({ chance, stripe, workers }: Week) {
  /** Returns whether the payment succeeded. */
  async function charge({ paymentIntentId: id }: Begun, card: string): Promise<boolean> {
    try {
      const intent = await stripe.api.paymentIntents.confirm(id, { payment_method: card })
      return intent.status === 'succeeded'
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return false
      const { code } = error as InstanceType<typeof Stripe.errors.StripeError>
      // A late guest finds the intent canceled.
      if (code !== 'payment_intent_unexpected_state') throw error
      return false
    }
  }

  async function answerBank({ paymentIntentId, clientSecret }: Begun, outcome: string) {
    const body = new URLSearchParams({ client_secret: clientSecret, outcome })
    const page = `${env.STRIPE_API_ORIGIN}/stripe/challenge/${paymentIntentId}`
    await (await fetch(page, { method: 'POST', body })).body?.cancel()
  }

  /** The final decision of a slow bank. */
  const settle = ({ paymentIntentId }: Begun, outcome: 'succeeded' | 'failed') =>
    stripe.control('POST', `/payment-intents/${paymentIntentId}/settle`, { outcome })

  /** Some browsers return to our page and ask for the payment status. */
  async function comeBack({ paymentIntentId, clientSecret }: Begun): Promise<void> {
    if (chance.happens(0.5)) return
    const body = { paymentIntentId, clientSecret }
    const answer = await workers.next().post('/api/payment-status', body)
    expect([200, 503]).toContain(answer.status)
  }

  return { charge, answerBank, settle, comeBack }
}
