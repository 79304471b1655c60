import { describe, expect, it } from 'vitest'
import { resolveStay } from '../../../../domain/desk/stay-actions.ts'
import { asStaff } from '../../support/access.ts'
import { changingGuests } from '../../support/changing-guests.ts'
import { openDesk } from '../../support/desk.ts'
import { bookingPrice, submitKey, threeDays } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('payment_status', {
  LINK_SECRET: 'a secret for the links of these tests',
})
const { site, stripe } = till

describe('the status of a payment', () => {
  it('is returned to the guest, confirmed before any webhook arrived', async () => {
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

  it('is 404 with a wrong client secret', async () => {
    const [mine, other] = [await till.book(), await till.book()]
    const secrets = [other.clientSecret, mine.clientSecret.slice(0, -1), 'x', mine.paymentIntentId]
    for (const clientSecret of secrets) {
      const answer = await till.comeBack({ ...mine, clientSecret })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('guest.example')
    }
  })

  it.each([
    ['nothing, once it is paid', 'pm_card_visa', null],
    ['a payment, after a decline', 'pm_card_chargeDeclined', 'payment'],
    ['the guest, at 3-D Secure', 'pm_card_threeDSecure2Required', 'authentication'],
    ['the bank', 'pm_card_standin_processing', 'bank'],
  ])('says what it waits for: %s', async (_, card, awaits) => {
    const intent = await till.book()
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ awaits: 'payment' })
    await stripe.pay(intent.paymentIntentId, card)
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ awaits })
  })

  it('shows an applied change, though staff wrote the stay at the same moment', async () => {
    const desk = await openDesk(till)
    const { paid, begins } = changingGuests(till)
    const guest = await paid()
    const begun = await begins(guest)
    await stripe.pay(begun.paymentIntentId)
    let seen = 0
    // Between the route's read and its write.
    site.meter.meanwhile = async (trip) => {
      if (trip !== 2 || seen > 0) return
      seen += 1
      await desk.does(guest.id, (record, context) => resolveStay(record, 'seen', context))
    }
    expect(await till.statusOf(begun)).toMatchObject({ change: 'applied', luggageCount: 3 })
    expect(seen).toBe(1)
    site.meter.reset()
  })

  it('tells nothing to whoever started a change with a link that has been replaced', async () => {
    const { begins } = changingGuests(till)
    const intent = await till.book(threeDays)
    await stripe.pay(intent.paymentIntentId)
    const first = await till.statusOf(intent)
    const guest = {
      id: intent.bookingId,
      first: intent.paymentIntentId,
      passToken: first.passToken ?? '',
    }
    const begun = await begins(guest)
    const { paymentIntentId, clientSecret } = begun
    const { customerName, customerEmail, customerPhone } = (await till.record(guest.id)).stay
    const shown = { customerName, customerEmail, customerPhone }
    const right = { ...shown, customerEmail: 'right@status.example' }
    const correction = { ...right, shown }
    const headers = { ...(await asStaff({ email: 'drita@status.example' })), ...submitKey() }
    const path = `/api/staff/stays/${guest.id}/details`
    expect((await site.post(path, correction, headers)).status).toBe(200)

    const isReplaced = async () => {
      const answer = await site.post('/api/payment-status', { paymentIntentId, clientSecret })
      expect(answer.status).toBe(410)
      expect(await errorOf(answer)).toMatchObject({ code: 'link_replaced' })
    }
    await isReplaced()
    await stripe.pay(paymentIntentId)
    await isReplaced()
    expect((await till.record(guest.id)).stay.luggageCount).toBe(3)

    // The stay's own payment and the newest link still lead to it.
    const { passToken } = await till.statusOf(intent)
    const renewed = { ...guest, passToken: passToken ?? '' }
    const again = await begins(renewed, {
      luggageCount: 4,
      shown: { toCard: 0, atDesk: 0, due: 900 },
    })
    expect(await till.statusOf(again)).toMatchObject({ passToken })
  })

  it('is not found by the reference or the booking’s id', async () => {
    const { bookingId, reference, clientSecret } = await till.book()
    for (const paymentIntentId of [bookingId, reference, 'pi_unknown']) {
      const answer = await site.post('/api/payment-status', { paymentIntentId, clientSecret })
      expect([404, 422]).toContain(answer.status)
    }
  })
})
