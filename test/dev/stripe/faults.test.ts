import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runningStandIns, wasReplayed } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
beforeAll(async () => {
  world = await runningStandIns()
  stripe = world.stripe()
})
beforeEach(() => world.control('POST', '/stripe/reset'))
afterAll(() => world.close())

const nineEuros = { amount: 900, currency: 'eur', allowed_payment_method_types: ['card'] }
const order = (fault: object) => world.control('POST', '/stripe/faults', fault)
const made = async () => (await stripe.paymentIntents.list()).data.length

describe('an ordered fault', () => {
  test('fails as many calls as ordered, of the named kind', async () => {
    await order({ kind: 'error', times: 2, method: 'POST', path: '/v1/payment_intents' })
    const create = () => stripe.paymentIntents.create(nineEuros)
    await expect(create()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
    expect(await made()).toBe(0)
    await expect(create()).rejects.toMatchObject({ statusCode: 500 })
    await expect(create()).resolves.toMatchObject({ amount: 900 })
  })

  test('can be a rate limit', async () => {
    await order({ kind: 'rate_limit' })
    await expect(stripe.paymentIntents.list()).rejects.toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
    })
  })

  test('can lose the response after the action; the same key then finds it', async () => {
    await order({ kind: 'reset', phase: 'after', method: 'POST', path: '/v1/payment_intents' })
    const key = { idempotencyKey: 'lost-answer' }
    await expect(
      stripe.paymentIntents.create(nineEuros, { ...key, maxNetworkRetries: 0 }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(await made()).toBe(1)
    const again = await stripe.paymentIntents.create(nineEuros, key)
    expect(wasReplayed(again)).toBe(true)
    expect(await made()).toBe(1)
  })

  test('can be silence until the caller times out', async () => {
    await order({ kind: 'timeout', path: '/v1/payment_intents/*', method: 'GET' })
    const { id } = await stripe.paymentIntents.create(nineEuros)
    const silent = stripe.paymentIntents.retrieve(id, {}, { timeout: 100 })
    await expect(silent).rejects.toMatchObject({ message: expect.stringContaining('timeout') })
    await expect(stripe.paymentIntents.retrieve(id)).resolves.toMatchObject({ id })
  })
})
