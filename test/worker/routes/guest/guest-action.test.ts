import { describe, expect, it } from 'vitest'
import { changingGuests, type Guest, requested, shown } from '../../support/changing-guests.ts'
import { submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('guest_action')
const { site, stripe } = till
const { paid, asks, begins } = changingGuests(till)

const statusAtStripe = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status
const itemsOf = async ({ id }: Guest) => (await till.record(id)).stay.luggageCount

describe('promise 28: a guest who pays for a change in one tab', () => {
  const other = { ...shown, due: 600 }
  const less = { toCard: 900, atDesk: 0, due: 0 }
  const early = new Date(Date.now() - 86_400_000).toISOString()

  it.each([
    ['pay', 'another amount', { ...requested, shown: other }, 'stay_changed'],
    ['pay', 'for a day that has passed', { endDate: early, shown }, 'validation_failed'],
    ['pay', 'for what costs less', { luggageCount: 1, shown: less }, 'not_allowed'],
    ['change', 'for another amount', { ...requested, shown: other }, 'stay_changed'],
    ['change', 'to a day that has passed', { endDate: early, shown }, 'validation_failed'],
    ['cancel', 'for another amount', { shown: less }, 'stay_changed'],
  ])('can finish after another tab’s request is refused: %s %s', async (action, _, body, code) => {
    const guest = await paid()
    const { paymentIntentId } = await begins(guest)
    await stripe.pay(paymentIntentId, 'pm_card_threeDSecure2Required')
    expect((await errorOf(await asks(guest, action, body))).code).toBe(code)
    expect(await statusAtStripe(paymentIntentId)).toBe('requires_action')
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect(await itemsOf(guest)).toBe(3)
  })
})

describe('a request to pay that is sent again', () => {
  it('is refused after its payment expired, and a new one pays', async () => {
    const guest = await paid()
    const key = submitKey()
    const first = await begins(guest, { ...requested, shown }, key)
    await site.runJobs(61)
    const again = await asks(guest, 'pay', { ...requested, shown }, key)
    expect((await errorOf(again)).code).toBe('booking_expired')
    const second = await begins(guest)
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
    await stripe.pay(second.paymentIntentId)
    await till.deliverAll(second.paymentIntentId)
    expect(await itemsOf(guest)).toBe(3)
  })

  it('is refused after the guest requested another change, and never pays for that', async () => {
    const guest = await paid()
    const key = submitKey()
    await begins(guest, { ...requested, shown }, key)
    const four = await begins(guest, { luggageCount: 4, shown: { ...shown, due: 1800 } })
    const again = await asks(guest, 'pay', { ...requested, shown }, key)
    expect((await errorOf(again)).code).toBe('booking_expired')
    expect((await begins(guest)).cents).toBe(900)
    expect(await statusAtStripe(four.paymentIntentId)).toBe('canceled')
  })

  it('is refused with stay_changed after it was paid', async () => {
    const guest = await paid()
    const key = submitKey()
    const { paymentIntentId } = await begins(guest, { ...requested, shown }, key)
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    const again = await asks(guest, 'pay', { ...requested, shown }, key)
    expect((await errorOf(again)).code).toBe('stay_changed')
  })
})
