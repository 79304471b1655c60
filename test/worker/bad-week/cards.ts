import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { expect } from 'vitest'
import type { Week } from './week.ts'

/** A payment as the browser that began it knows it. */
export interface Begun {
  paymentIntentId: string
  clientSecret: string
}

/** What guests' cards, their banks and their browsers do about a payment. */
export function openCards({ chance, stripe, workers }: Week) {
  /** Tells whether the money has come. */
  async function charge({ paymentIntentId: id }: Begun, card: string): Promise<boolean> {
    try {
      const intent = await stripe.api.paymentIntents.confirm(id, { payment_method: card })
      return intent.status === 'succeeded'
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return false
      const { code } = error as InstanceType<typeof Stripe.errors.StripeError>
      // Whoever comes too late finds the intent canceled.
      if (code !== 'payment_intent_unexpected_state') throw error
      return false
    }
  }

  async function answerBank({ paymentIntentId, clientSecret }: Begun, outcome: string) {
    const body = new URLSearchParams({ client_secret: clientSecret, outcome })
    const page = `${env.STRIPE_API_ORIGIN}/stripe/challenge/${paymentIntentId}`
    await (await fetch(page, { method: 'POST', body })).body?.cancel()
  }

  /** What a slow bank says in the end. */
  const settle = ({ paymentIntentId }: Begun, outcome: 'succeeded' | 'failed') =>
    stripe.control('POST', `/payment-intents/${paymentIntentId}/settle`, { outcome })

  /** Some browsers come back to our page, and ask what became of the payment. */
  async function comeBack({ paymentIntentId, clientSecret }: Begun): Promise<void> {
    if (chance.happens(0.5)) return
    const body = { paymentIntentId, clientSecret }
    const answer = await workers.next().post('/api/payment-status', body)
    expect([200, 503]).toContain(answer.status)
  }

  return { charge, answerBank, settle, comeBack }
}
