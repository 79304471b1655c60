import Stripe from 'stripe'
import { startStandIns } from '../../dev/stand-ins.ts'

export const webhookSecret = 'whsec_test_of_the_stand_ins'
export const siteOrigin = 'http://localhost:8787'

/** Stand-ins on a free port, with what a test needs to talk to them. */
export async function runningStandIns(webhookUrl: string | null = null) {
  const standIns = await startStandIns({
    port: 0,
    siteOrigin,
    accessAudience: 'test-audience',
    webhookSecret,
    webhookUrl,
    webhooks: { retryDelaysMs: [10, 10, 10] },
  })

  /** The real SDK as the Worker uses it, by default without retries of its own. */
  const stripe = (key = 'sk_test_standin', maxNetworkRetries = 0) =>
    new Stripe(key, {
      host: 'localhost',
      port: Number(new URL(standIns.origin).port),
      protocol: 'http',
      httpClient: Stripe.createFetchHttpClient(),
      maxNetworkRetries,
      timeout: 2000,
    })

  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${standIns.origin}/control${path}`, {
      method,
      ...(body
        ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    })
    return response.json()
  }

  return { ...standIns, stripe, control }
}

/** Whether Stripe replayed an earlier response to the same key. */
export function wasReplayed({ lastResponse }: { lastResponse: object }): boolean {
  const headers: unknown = Reflect.get(lastResponse, 'headers')
  return headers instanceof Headers && headers.get('idempotent-replayed') === 'true'
}
