import { env } from 'cloudflare:workers'
import Stripe from 'stripe'

const origin = new URL(env.STRIPE_API_ORIGIN)

interface HeldEvent {
  id: string
  type: string
}

/** A Stripe account of one test file, with what its guests' cards, staff and bank can do. */
export function stripeAccount(name: string) {
  const secretKey = `sk_test_standin_${name}`
  const api = new Stripe(secretKey, {
    host: origin.hostname,
    port: origin.port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
  })

  async function control<T>(method: string, path: string, body?: object): Promise<T> {
    const url = new URL(`/control/stripe${path}`, origin)
    url.searchParams.set('account', `standin_${name}`)
    const response = await fetch(url, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  /** Charges the guest's card as Stripe.js does. A decline does not fail the test. */
  async function pay(paymentIntentId: string, card = 'pm_card_visa') {
    try {
      await api.paymentIntents.confirm(paymentIntentId, {
        payment_method: card,
        use_stripe_sdk: true,
      })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    }
  }

  /** The events of an intent so far, oldest first. */
  async function eventsOf(paymentIntentId: string): Promise<HeldEvent[]> {
    const { data } = await api.events.list({ limit: 100 })
    return data
      .filter(({ data: { object } }) => {
        const about = [Reflect.get(object, 'id'), Reflect.get(object, 'payment_intent')]
        return about.includes(paymentIntentId)
      })
      .map(({ id, type }) => ({ id, type }))
      .reverse()
  }

  /** The delivery of an event: its raw body and its signed headers. */
  function signed(eventId: string, query: Record<string, string> = {}) {
    const search = new URLSearchParams(query)
    return control<{ body: string; headers: Record<string, string> }>(
      'GET',
      `/events/${eventId}/signed?${search}`,
    )
  }

  return { secretKey, api, control, pay, eventsOf, signed }
}

export type StripeAccount = ReturnType<typeof stripeAccount>
