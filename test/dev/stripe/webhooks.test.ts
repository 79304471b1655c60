import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runningStandIns, webhookSecret } from '../running.ts'

type Received = { body: string; signature: string }
let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
let worker: Server
let received: Received[] = []
let answers: number[] = []

beforeAll(async () => {
  worker = createServer(async (request, response) => {
    received.push({
      body: await text(request),
      signature: String(request.headers['stripe-signature']),
    })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((listening) => worker.listen(0, 'localhost', listening))
  const { port } = worker.address() as AddressInfo
  world = await runningStandIns(`http://localhost:${port}/api/stripe/webhook`)
  stripe = world.stripe()
})
beforeEach(async () => {
  await world.control('POST', '/stripe/reset')
  received = []
  answers = []
})
afterAll(async () => {
  await world.close()
  worker.close()
})

const settings = (change: object) => world.control('POST', '/stripe/webhooks', change)
const pay = () =>
  stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
  })
const typesReceived = () => received.map(({ body }) => JSON.parse(body).type)

describe('webhooks', () => {
  test('are signed so that the SDK accepts them and refuses altered ones', async () => {
    await pay()
    await vi.waitFor(() => expect(received).toHaveLength(3))
    for (const { body, signature } of received) {
      const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
      expect(event.object).toBe('event')
      const altered = stripe.webhooks.constructEventAsync(`${body} `, signature, webhookSecret)
      await expect(altered).rejects.toBeInstanceOf(Stripe.errors.StripeSignatureVerificationError)
    }
  })

  test('are sent again until the Worker accepts them', async () => {
    await settings({ types: ['payment_intent.succeeded'] })
    answers = [500, 503, 200]
    await pay()
    await vi.waitFor(() => expect(received).toHaveLength(3))
    expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
  })

  test('can be repeated, dropped, or held and released in reverse order', async () => {
    await settings({ types: ['payment_intent.succeeded'], copies: 3 })
    await pay()
    await vi.waitFor(() => expect(received).toHaveLength(3))

    received = []
    await settings({ types: null, copies: 1, drop: 2 })
    await pay()
    await vi.waitFor(() => expect(typesReceived()).toEqual(['payment_intent.succeeded']))

    received = []
    await settings({ hold: true })
    await pay()
    expect(received).toEqual([])
    await world.control('POST', '/stripe/webhooks/release', { order: 'reversed' })
    expect(typesReceived()).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ])
  })

  test('can be requested again, with an old signature', async () => {
    await settings({ url: null })
    await pay()
    const [event] = (await stripe.events.list()).data
    const { body, headers } = await world.control(
      'GET',
      `/stripe/events/${event?.id}/signed?ageSeconds=301`,
    )
    const old = stripe.webhooks.constructEventAsync(
      body,
      headers['stripe-signature'],
      webhookSecret,
    )
    await expect(old).rejects.toThrow('Timestamp outside the tolerance zone')
  })
})
