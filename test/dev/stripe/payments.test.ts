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

const nineEuros = { amount: 900, currency: 'eur', allowed_payment_method_types: ['card', 'link'] }
const types = async (intent: string) => {
  const events = await stripe.events.list({ limit: 100 })
  return events.data
    .filter(({ data }) =>
      [Reflect.get(data.object, 'id'), Reflect.get(data.object, 'payment_intent')].includes(intent),
    )
    .map(({ type }) => type)
    .reverse()
}

describe('a payment', () => {
  test('can be created, paid with a card, and read with its charge and refunds', async () => {
    const created = await stripe.paymentIntents.create({
      ...nineEuros,
      metadata: { bookingId: 'b1', reference: 'TIR-2026-325-ABCD' },
      description: 'Two bags',
      receipt_email: 'guest@example.com',
    })
    expect(created).toMatchObject({
      status: 'requires_payment_method',
      amount: 900,
      livemode: false,
    })
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`))
    await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' })
    const paid = await stripe.paymentIntents.retrieve(created.id, {
      expand: ['latest_charge.refunds', 'payment_method'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 900,
      metadata: { bookingId: 'b1' },
      latest_charge: { object: 'charge', status: 'succeeded', refunds: { data: [] } },
      payment_method: { card: { last4: '4242' } },
    })
    expect(await types(created.id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
  })

  test('can be paid with another card after a decline', async () => {
    const { id } = await stripe.paymentIntents.create(nineEuros)
    const decline = stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
    })
    await expect(decline).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card has insufficient funds.' },
    })
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
    expect(await types(id)).toContain('payment_intent.payment_failed')
  })

  test('records a decline on the intent, and the intent in the error', async () => {
    const { id } = await stripe.paymentIntents.create(nineEuros)
    const failure = {
      code: 'card_declined',
      charge: expect.stringMatching(/^ch_/),
      payment_method: { object: 'payment_method', card: { last4: '0002' } },
    }
    const declined = await stripe.paymentIntents
      .confirm(id, { payment_method: 'pm_card_chargeDeclined' })
      .catch((error: Stripe.errors.StripeCardError) => error.raw)
    expect(declined).toMatchObject({
      ...failure,
      payment_intent: { id, last_payment_error: failure },
    })
    const { last_payment_error } = await stripe.paymentIntents.retrieve(id)
    expect(last_payment_error).toMatchObject(failure)
    expect(last_payment_error).not.toHaveProperty('payment_intent')
  })

  test('needs a return_url if it may redirect', async () => {
    const pay = (params: object) =>
      stripe.paymentIntents.create({
        amount: 900,
        currency: 'eur',
        confirm: true,
        payment_method: 'pm_card_visa',
        ...params,
      })
    const refusal = {
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('you must provide a `return_url`'),
    }
    const before = (await stripe.paymentIntents.list({ limit: 100 })).data.length
    await expect(pay({})).rejects.toMatchObject(refusal)
    expect((await stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(before)

    const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    const card = { payment_method: 'pm_card_visa' }
    await expect(stripe.paymentIntents.confirm(id, card)).rejects.toMatchObject(refusal)

    const paid = [
      { return_url: 'http://localhost:8787/book-online' },
      { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } },
      { payment_method_types: ['card'] },
      { use_stripe_sdk: true },
    ]
    for (const params of paid) expect(await pay(params)).toMatchObject({ status: 'succeeded' })
  })

  test('can be read with a publishable key only by its client secret, without metadata', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({
      ...nineEuros,
      metadata: { a: 'b' },
    })
    const url = `${world.origin}/v1/payment_intents/${id}?key=pk_test_standin`
    const seen = await (await fetch(`${url}&client_secret=${client_secret}`)).json()
    expect(seen).toMatchObject({ id, amount: 900 })
    expect(seen).not.toHaveProperty('metadata')
    expect((await fetch(`${url}&client_secret=${id}_secret_guess`)).status).toBe(404)
    expect((await fetch(url)).status).toBe(404)
    const listing = world.stripe('pk_test_standin').paymentIntents.list()
    await expect(listing).rejects.toMatchObject({ code: 'secret_key_required' })
  })

  test('with 3-D Secure waits for the payer, and fails if they fail', async () => {
    const pay = async (outcome: string) => {
      const { id, client_secret } = await stripe.paymentIntents.create(nineEuros)
      const confirmed = await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_threeDSecure2Required',
        return_url: 'http://localhost:8787/book-online',
      })
      expect(confirmed).toMatchObject({
        status: 'requires_action',
        next_action: { type: 'redirect_to_url' },
      })
      const body = new URLSearchParams({
        client_secret: String(client_secret),
        outcome,
        return_url: 'http://localhost:8787/book-online?lang=en',
      })
      const challenge = `${world.origin}/stripe/challenge/${id}`
      const back = await fetch(challenge, { method: 'POST', body, redirect: 'manual' })
      return { id, location: new URL(String(back.headers.get('location'))) }
    }
    const passed = await pay('complete')
    expect(Object.fromEntries(passed.location.searchParams)).toMatchObject({
      lang: 'en',
      payment_intent: passed.id,
      redirect_status: 'succeeded',
    })
    expect((await stripe.paymentIntents.retrieve(passed.id)).status).toBe('succeeded')
    const failed = await pay('fail')
    expect(failed.location.searchParams.get('redirect_status')).toBe('failed')
    expect(await stripe.paymentIntents.retrieve(failed.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
  })

  test('by a slow bank stays processing until the bank accepts or declines', async () => {
    for (const outcome of ['succeeded', 'failed']) {
      const { id } = await stripe.paymentIntents.create(nineEuros)
      const slow = await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_standin_processing',
      })
      expect(slow.status).toBe('processing')
      await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      })
      await world.control('POST', `/stripe/payment-intents/${id}/settle`, { outcome })
      const { status } = await stripe.paymentIntents.retrieve(id)
      expect(status).toBe(outcome === 'failed' ? 'requires_payment_method' : 'succeeded')
    }
  })

  test('can be canceled while unpaid and then not paid; a paid one can’t be canceled', async () => {
    const canceled = await stripe.paymentIntents.create(nineEuros)
    await stripe.paymentIntents.cancel(canceled.id, { cancellation_reason: 'abandoned' })
    const late = stripe.paymentIntents.confirm(canceled.id, { payment_method: 'pm_card_visa' })
    await expect(late).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
    const paid = await stripe.paymentIntents.create({
      ...nineEuros,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    })
  })

  test('is listed newest first, filtered by creation time and in pages', async () => {
    const own = world.stripe('sk_test_standin_listing')
    const made: string[] = []
    for (let i = 0; i < 3; i += 1) made.unshift((await own.paymentIntents.create(nineEuros)).id)
    const all: string[] = []
    for await (const intent of own.paymentIntents.list({ limit: 2 })) all.push(intent.id)
    expect(all).toEqual(made)
    const later = await own.paymentIntents.list({
      created: { gt: Math.floor(Date.now() / 1000) + 60 },
    })
    expect(later.data).toEqual([])
  })
})

describe('an invalid call', () => {
  test('gets an error that names the wrong parameter', async () => {
    const create = (change: object) => stripe.paymentIntents.create({ ...nineEuros, ...change })
    await expect(create({ amount: 10.5 })).rejects.toMatchObject({
      param: 'amount',
      statusCode: 400,
    })
    await expect(create({ amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(create({ currency: 'xyz' })).rejects.toMatchObject({ param: 'currency' })
    await expect(create({ receipt_email: 'x' })).rejects.toMatchObject({ code: 'email_invalid' })
    await expect(create({ colour: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown' })
    const nothing = stripe.paymentIntents.retrieve('pi_nothing')
    await expect(nothing).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 })
  })

  test('is refused with a wrong key', async () => {
    const stranger = world.stripe('sk_test_someone_else').paymentIntents.list()
    await expect(stranger).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  })

  test('can’t read another account’s payment', async () => {
    const { id } = await stripe.paymentIntents.create(nineEuros)
    const other = world.stripe('sk_test_standin_other').paymentIntents.retrieve(id)
    await expect(other).rejects.toMatchObject({ code: 'resource_missing' })
  })
})
