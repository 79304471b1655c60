import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningStandIns, wasReplayed } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
beforeAll(async () => {
  world = await runningStandIns()
  stripe = world.stripe()
})
afterAll(() => world.close())

const nineEuros = { amount: 900, currency: 'eur', allowed_payment_method_types: ['card'] }
const under = (idempotencyKey: string) => ({ idempotencyKey })

describe('an idempotency key', () => {
  test('returns the first response again, marked as replayed', async () => {
    const first = await stripe.paymentIntents.create(nineEuros, under('k1'))
    const second = await stripe.paymentIntents.create(nineEuros, under('k1'))
    expect(second.id).toBe(first.id)
    expect(wasReplayed(first)).toBe(false)
    expect(wasReplayed(second)).toBe(true)
    expect(
      (await stripe.paymentIntents.list()).data.filter(({ id }) => id === first.id),
    ).toHaveLength(1)
  })

  test('is refused with other parameters or at another endpoint', async () => {
    await stripe.paymentIntents.create(nineEuros, under('k2'))
    const other = stripe.paymentIntents.create({ ...nineEuros, amount: 901 }, under('k2'))
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
    const elsewhere = stripe.refunds.create({ payment_intent: 'pi_x' }, under('k2'))
    await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  test('keeps a declined card declined, but forgets a call that failed validation', async () => {
    const { id } = await stripe.paymentIntents.create(nineEuros)
    const decline = () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, under('k3'))
    await expect(decline()).rejects.toMatchObject({ code: 'card_declined' })
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await expect(decline()).rejects.toMatchObject({ code: 'card_declined' })

    const bad = stripe.paymentIntents.create({ ...nineEuros, amount: 1 }, under('k4'))
    await expect(bad).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(stripe.paymentIntents.create(nineEuros, under('k4'))).resolves.toMatchObject({
      amount: 900,
    })
  })
})
