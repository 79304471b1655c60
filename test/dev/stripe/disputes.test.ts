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

const control = (path: string, body: object = {}): Promise<Stripe.Dispute> =>
  world.control('POST', `/stripe${path}`, body)

async function disputed(opening: object = {}) {
  const intent = await stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  const dispute = await control(`/payment-intents/${intent.id}/dispute`, opening)
  return { paymentIntentId: intent.id, chargeId: String(intent.latest_charge), id: dispute.id }
}
const moneyOf = ({ balance_transactions: lines }: Stripe.Dispute) =>
  lines.map(({ type, reporting_category, amount, source }) => [
    type,
    reporting_category,
    amount,
    source,
  ])
const eventsOf = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter((event) => Reflect.get(event.data.object, 'id') === id)
    .map(({ type }) => type)
    .reverse()
}

describe('a dispute', () => {
  test('is about the unrefunded part of a payment, or all of it if fully refunded', async () => {
    for (const [refunded, amount] of [
      [400, 500],
      [900, 900],
    ] as const) {
      const { id: paymentIntentId } = await stripe.paymentIntents.create({
        amount: 900,
        currency: 'eur',
        allowed_payment_method_types: ['card'],
        confirm: true,
        payment_method: 'pm_card_visa',
      })
      await stripe.refunds.create({ payment_intent: paymentIntentId, amount: refunded })
      expect(await control(`/payment-intents/${paymentIntentId}/dispute`)).toMatchObject({ amount })
    }
  })

  test('withdraws the money at once, and is listed with its payment', async () => {
    const { id, paymentIntentId, chargeId } = await disputed({ reason: 'product_not_received' })
    const dispute = await stripe.disputes.retrieve(id)
    expect(dispute).toMatchObject({
      status: 'needs_response',
      reason: 'product_not_received',
      amount: 900,
      payment_intent: paymentIntentId,
      is_charge_refundable: false,
    })
    expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created)
    expect(moneyOf(dispute)).toEqual([['adjustment', 'dispute', -900, id]])
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ disputed: true })
    await expect(stripe.refunds.create({ payment_intent: paymentIntentId })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    const listed = await stripe.disputes.list({ payment_intent: paymentIntentId })
    expect(listed.data.map((each) => each.id)).toEqual([id])
    expect((await stripe.disputes.list({ payment_intent: 'pi_other' })).data).toEqual([])
    expect(await eventsOf(id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  })

  test('keeps the money withdrawn if it is lost', async () => {
    const { id, paymentIntentId } = await disputed()
    await control(`/disputes/${id}/close`, { status: 'lost' })
    const lost = await stripe.disputes.retrieve(id)
    expect(lost.status).toBe('lost')
    expect(moneyOf(lost)).toHaveLength(1)
    await expect(stripe.refunds.create({ payment_intent: paymentIntentId })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    expect((await eventsOf(id)).slice(2)).toEqual(['charge.dispute.closed'])
  })

  test('returns the money if it is won; it can then be refunded', async () => {
    const { id, paymentIntentId } = await disputed()
    expect(await control(`/disputes/${id}/respond`)).toMatchObject({
      status: 'under_review',
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    await control(`/disputes/${id}/close`, { status: 'won' })
    const won = await stripe.disputes.retrieve(id)
    expect(won).toMatchObject({ status: 'won', is_charge_refundable: true })
    expect(moneyOf(won)).toEqual([
      ['adjustment', 'dispute', -900, id],
      ['adjustment', 'dispute_reversal', 900, id],
    ])
    expect((await eventsOf(id)).slice(2)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ])
    expect(await stripe.refunds.create({ payment_intent: paymentIntentId })).toMatchObject({
      amount: 900,
    })
  })

  test('withdraws the money again if it is lost after it was won', async () => {
    const { id } = await disputed()
    await control(`/disputes/${id}/close`, { status: 'won' })
    await control(`/disputes/${id}/close`, { status: 'won' })
    expect(moneyOf(await control(`/disputes/${id}/close`, { status: 'lost' }))).toHaveLength(3)
  })

  test('can begin as an inquiry, which withdraws no money and may just be closed', async () => {
    const { id, paymentIntentId, chargeId } = await disputed({ inquiry: true })
    const inquiry = await stripe.disputes.retrieve(id)
    expect(inquiry).toMatchObject({
      status: 'warning_needs_response',
      is_charge_refundable: true,
      balance_transactions: [],
      payment_method_details: { card: { case_type: 'inquiry' } },
    })
    expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ disputed: true })
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 100 })
    expect((await control(`/disputes/${id}/respond`)).status).toBe('warning_under_review')
    expect((await control(`/disputes/${id}/close`, { status: 'warning_closed' })).status).toBe(
      'warning_closed',
    )
    expect(await eventsOf(id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ])
  })

  test('withdraws the money when an inquiry becomes a dispute', async () => {
    const { id } = await disputed({ inquiry: true })
    const escalated = await control(`/disputes/${id}/escalate`)
    expect(escalated).toMatchObject({ status: 'needs_response', is_charge_refundable: false })
    expect(moneyOf(escalated)).toEqual([['adjustment', 'dispute', -900, id]])
    expect((await eventsOf(id)).slice(1)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ])
  })
})
