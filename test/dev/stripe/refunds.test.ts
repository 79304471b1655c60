import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runningStandIns } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
beforeAll(async () => {
  world = await runningStandIns()
  stripe = world.stripe()
})
afterAll(() => world.close())

const paidIntent = () =>
  stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
  })
const chargeOf = async (id: string) => {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] })
  return intent.latest_charge as Stripe.Charge
}

const settle = (id: string, body: object): Promise<Stripe.Refund> =>
  world.control('POST', `/stripe/refunds/${id}/settle`, body)
const start = (status: string) => world.control('POST', '/stripe/refunds', { start: status })
const eventsOf = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ type, data: { object } }) => {
      return Reflect.get(object, 'id') === id || type === 'charge.refunded'
    })
    .map(({ type }) => type)
    .reverse()
}

describe('refunds', () => {
  test('add up to at most what was paid, by API or dashboard', async () => {
    const { id } = await paidIntent()
    await stripe.refunds.create({ payment_intent: id, amount: 300 })
    await world.control('POST', `/stripe/payment-intents/${id}/refund`, { amount: 200 })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 500, refunded: false })
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 401 })
    await expect(tooMuch).rejects.toMatchObject({
      statusCode: 400,
      message: 'Refund amount (€4.01) is greater than unrefunded amount on charge (€4.00)',
    })
    await stripe.refunds.create({ payment_intent: id })
    const charge = await chargeOf(id)
    expect(charge).toMatchObject({ amount_refunded: 900, refunded: true })
    expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([400, 200, 300])
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(3)
  })

  test('are listed newest first, in pages of at most 100', async () => {
    const { id } = await paidIntent()
    for (let cents = 1; cents <= 5; cents += 1)
      await stripe.refunds.create({ payment_intent: id, amount: cents })
    const about = { payment_intent: id, limit: 2 }
    const first = await stripe.refunds.list(about)
    expect(first).toMatchObject({ has_more: true, data: [{ amount: 5 }, { amount: 4 }] })
    const all: number[] = []
    for await (const { amount } of stripe.refunds.list(about)) all.push(amount)
    expect(all).toEqual([5, 4, 3, 2, 1])
    await expect(stripe.refunds.list({ ...about, limit: 101 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'limit',
    })
    expect(await stripe.refunds.list({ payment_intent: id })).toMatchObject({ has_more: false })
  })

  test('are refused for an unpaid intent', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('a refund', () => {
  beforeEach(() => world.control('POST', '/stripe/reset'))

  test('keeps its metadata, and has a bank reference', async () => {
    const { id } = await paidIntent()
    const metadata = { refundId: 'r1' }
    const made = await stripe.refunds.create({ payment_intent: id, amount: 300, metadata })
    expect(made).toMatchObject({
      status: 'succeeded',
      metadata,
      destination_details: {
        type: 'card',
        card: {
          type: 'refund',
          reference: expect.stringMatching(/^\d{23}$/),
          reference_status: 'available',
        },
      },
    })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toMatchObject([{ metadata }])
    expect(await stripe.refunds.retrieve(made.id)).toMatchObject({ metadata })
    await stripe.refunds.update(made.id, { metadata: { refundId: 'r2' } })
    expect(await stripe.refunds.retrieve(made.id)).toMatchObject({ metadata: { refundId: 'r2' } })
  })

  test('can get its bank reference later or become a reversal, with update events', async () => {
    await world.control('POST', '/stripe/refunds', { reference: 'pending' })
    const { id } = await paidIntent()
    const made = await stripe.refunds.create({ payment_intent: id, amount: 300 })
    const card = { type: 'refund', reference_status: 'pending' }
    expect(made).toMatchObject({ status: 'succeeded', destination_details: { card } })
    expect(made.destination_details?.card).not.toHaveProperty('reference')
    await world.control('POST', `/stripe/refunds/${made.id}/reference`, {})
    const number = expect.stringMatching(/^\d{23}$/)
    expect(await stripe.refunds.retrieve(made.id)).toMatchObject({
      destination_details: { card: { reference: number, reference_status: 'available' } },
    })
    const withdrawn = { type: 'reversal', status: 'unavailable' }
    await world.control('POST', `/stripe/refunds/${made.id}/reference`, withdrawn)
    expect((await stripe.refunds.retrieve(made.id)).destination_details?.card).toEqual({
      type: 'reversal',
      reference_status: 'unavailable',
      reference_type: 'acquirer_reference_number',
    })
    expect(await eventsOf(made.id)).toEqual([
      ...['refund.created', 'charge.refunded'],
      ...['refund.updated', 'charge.refund.updated'],
      ...['refund.updated', 'charge.refund.updated'],
    ])
  })

  test('can start as pending and succeed later', async () => {
    await start('pending')
    const { id } = await paidIntent()
    const made = await stripe.refunds.create({ payment_intent: id, amount: 300 })
    expect(made).toMatchObject({
      status: 'pending',
      pending_reason: 'processing',
      destination_details: { card: { type: 'pending', reference_status: 'pending' } },
    })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 300 })
    const settled = await settle(made.id, { outcome: 'succeeded' })
    expect(settled).toMatchObject({
      status: 'succeeded',
      destination_details: { card: { type: 'refund', reference_status: 'available' } },
    })
    expect(settled).not.toHaveProperty('pending_reason')
    expect(await eventsOf(made.id)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'charge.refund.updated',
    ])
  })

  test.each(['pending', 'succeeded'])(
    'that was %s can fail later, and the payment can be refunded again',
    async (status) => {
      await start(status)
      const { id } = await paidIntent()
      const made = await stripe.refunds.create({ payment_intent: id })
      expect(await chargeOf(id)).toMatchObject({ amount_refunded: 900, refunded: true })
      await settle(made.id, { outcome: 'failed', reason: 'lost_or_stolen_card' })
      expect(await stripe.refunds.retrieve(made.id)).toMatchObject({
        status: 'failed',
        failure_reason: 'lost_or_stolen_card',
        failure_balance_transaction: expect.stringMatching(/^txn_/),
      })
      expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false })
      expect(await eventsOf(made.id)).toEqual([
        'refund.created',
        'charge.refunded',
        'refund.updated',
        'charge.refund.updated',
        'refund.failed',
      ])
      await start('succeeded')
      expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 900 })
    },
  )

  test('can be canceled only while it waits for the guest', async () => {
    await start('requires_action')
    const { id } = await paidIntent()
    const waiting = await stripe.refunds.create({ payment_intent: id })
    expect(waiting).toMatchObject({ status: 'requires_action', balance_transaction: null })
    expect(await stripe.refunds.cancel(waiting.id)).toMatchObject({ status: 'canceled' })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0 })
    await start('succeeded')
    const { id: done } = await stripe.refunds.create({ payment_intent: id })
    await expect(stripe.refunds.cancel(done)).rejects.toMatchObject({ statusCode: 400 })
    expect(await settle(waiting.id, { outcome: 'succeeded' })).toHaveProperty('error')
  })
})
