import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    confirm: true,
    payment_method: 'pm_card_visa',
  })
const chargeOf = async (id: string) => {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] })
  return intent.latest_charge as Stripe.Charge
}

describe('refunds', () => {
  test('add up to what was paid and never above, wherever they are made', async () => {
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

  test('need a payment', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('a dispute', () => {
  test('is opened, seen on the charge, closed, and told of both times', async () => {
    const { id } = await paidIntent()
    const dispute = (await world.control(
      'POST',
      `/stripe/payment-intents/${id}/dispute`,
      {},
    )) as Stripe.Dispute
    expect(await chargeOf(id)).toMatchObject({ disputed: true })
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    await world.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'lost' })
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
      status: 'lost',
      payment_intent: id,
    })
    const listed = await stripe.disputes.list({ payment_intent: id })
    expect(listed.data.map((each) => each.id)).toEqual([dispute.id])
    expect((await stripe.disputes.list({ payment_intent: 'pi_other' })).data).toEqual([])
    const told = await stripe.events.list({
      types: ['charge.dispute.created', 'charge.dispute.closed'],
    })
    expect(told.data.map(({ type }) => type)).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
    ])
  })
})
