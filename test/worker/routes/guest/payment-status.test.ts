import { describe, expect, it } from 'vitest'
import { resolveStay } from '../../../../domain/desk/stay-actions.ts'
import { changingGuests } from '../../support/changing-guests.ts'
import { openDesk } from '../../support/desk.ts'
import { bookingPrice } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const till = openTill('payment_status')
const { site, stripe } = till

describe('guests come back from paying', () => {
  it('and see what became of it, confirmed before any delivery came', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    const answer = await till.comeBack(intent)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      bookingId: intent.bookingId,
      reference: intent.reference,
      paymentStatus: 'paid',
      status: 'confirmed',
      totalPrice: bookingPrice,
      currency: 'EUR',
      customerName: 'Ada Guest',
      customerEmail: 'ada@guest.example',
      luggageCount: 2,
      storageType: 'daily',
    })
  })

  it('only their own: the secret is the proof, and a wrong one is told nothing', async () => {
    const [mine, other] = [await till.book(), await till.book()]
    const secrets = [other.clientSecret, mine.clientSecret.slice(0, -1), 'x', mine.paymentIntentId]
    for (const clientSecret of secrets) {
      const answer = await till.comeBack({ ...mine, clientSecret })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('guest.example')
    }
  })

  it.each([
    ['for nothing, once it is paid', 'pm_card_visa', null],
    ['for a payment, after a card was declined', 'pm_card_chargeDeclined', 'payment'],
    [
      'for the guest to confirm it at their bank',
      'pm_card_threeDSecure2Required',
      'authentication',
    ],
    ['for the bank', 'pm_card_standin_processing', 'bank'],
  ])('and read what it waits for: %s', async (_, card, awaits) => {
    const intent = await till.book()
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ awaits: 'payment' })
    await stripe.pay(intent.paymentIntentId, card)
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ awaits })
  })

  it('and find their change made, though staff wrote the stay at the same moment', async () => {
    const desk = await openDesk(till)
    const { paid, begins } = changingGuests(till)
    const guest = await paid()
    const begun = await begins(guest)
    await stripe.pay(begun.paymentIntentId)
    let seen = 0
    // Between what the route reads and what it writes.
    site.meter.meanwhile = async (trip) => {
      if (trip !== 2 || seen > 0) return
      seen += 1
      await desk.does(guest.id, (record, context) => resolveStay(record, 'seen', context))
    }
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', luggageCount: 3 })
    expect(seen).toBe(1)
    site.meter.reset()
  })

  it('not by the reference or the booking’s id', async () => {
    const { bookingId, reference, clientSecret } = await till.book()
    for (const paymentIntentId of [bookingId, reference, 'pi_unknown']) {
      const answer = await site.post('/api/payment-status', { paymentIntentId, clientSecret })
      expect([404, 422]).toContain(answer.status)
    }
  })
})
