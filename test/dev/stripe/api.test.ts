import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningStandIns } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
beforeAll(async () => {
  world = await runningStandIns()
  stripe = world.stripe()
})
afterAll(() => world.close())

const authorization = 'Bearer sk_test_standin'
const ask = (path: string, headers: Record<string, string> = { authorization }, method = 'GET') =>
  fetch(`${world.origin}/v1${path}`, { method, headers })
const nineEuros = { amount: 900, currency: 'eur', allowed_payment_method_types: ['card'] }

describe('every response', () => {
  test.each([
    ['a list', '/payment_intents', { authorization }, 200],
    ['an unknown id', '/refunds/re_nothing', { authorization }, 404],
    ['an unknown path', '/colours', { authorization }, 404],
    ['no key', '/payment_intents', {}, 401],
  ])('has a request id and an API version: %s', async (_, path, headers, status) => {
    const response = await ask(path, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(response.headers.get('request-id')).toMatch(/^req_\w+$/)
    expect(response.headers.get('stripe-version')).toBe(Stripe.API_VERSION)
  })

  test('has the requested API version', async () => {
    const headers = { authorization, 'stripe-version': '2025-03-31.basil' }
    const response = await ask('/payment_intents', headers)
    expect(response.headers.get('stripe-version')).toBe('2025-03-31.basil')
  })
})

describe('a path that Stripe does not have', () => {
  test.each([
    ['GET', '/colours'],
    ['DELETE', '/payment_intents/pi_1'],
  ])('is refused with Stripe’s own error: %s %s', async (method, path) => {
    const response = await ask(path, { authorization }, method)
    expect(response.status).toBe(404)
    const message = expect.stringContaining(`Unrecognized request URL (${method}: /v1${path})`)
    expect(await response.json()).toEqual({ error: { type: 'invalid_request_error', message } })
  })
})

describe('an event', () => {
  test('names the API request that caused it, or null if there was none', async () => {
    const { id, lastResponse } = await stripe.paymentIntents.create(
      { ...nineEuros, confirm: true, payment_method: 'pm_card_standin_processing' },
      { idempotencyKey: 'named-by-events' },
    )
    await world.control('POST', `/stripe/payment-intents/${id}/settle`, { outcome: 'succeeded' })
    const { data } = await stripe.events.list()
    const requests = Object.fromEntries(data.map(({ type, request }) => [type, request]))
    expect(requests).toMatchObject({
      'payment_intent.created': {
        id: lastResponse.requestId,
        idempotency_key: 'named-by-events',
      },
      'payment_intent.succeeded': { id: null, idempotency_key: null },
    })
    for (const { api_version } of data) expect(api_version).toBe(Stripe.API_VERSION)
  })
})
