import { describe, expect, it } from 'vitest'
import { changingGuests, type Guest, shown } from '../support/changing-guests.ts'
import { openDesk } from '../support/desk.ts'
import { takeErrors } from '../support/logs.ts'
import { openTill } from '../support/till.ts'

const till = openTill('last_change')
const { site, stripe } = till
const { paid, asks, begins, passOf } = changingGuests(till)

/** One more day, with what is due since too many bags were checked in. */
async function requestedChangeOf(guest: Guest, due: number) {
  const { endDate } = await passOf(guest)
  const later = new Date(Date.parse(endDate ?? '') + 86_400_000).toISOString()
  return { endDate: later, shown: { ...shown, due } }
}

const staysOn = async (guest: Guest, due: number) =>
  begins(guest, await requestedChangeOf(guest, due))

describe('undoing a check-in', () => {
  it('is refused once the guest has paid for a change on its price', async () => {
    const guest = await paid()
    const desk = await openDesk(till)
    expect(await desk.checksIn(guest.id, [11, 12, 13, 14])).toBe('done')
    const { paymentIntentId } = await staysOn(guest, 3000)
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect((await till.record(guest.id)).stay).toMatchObject({ luggageCount: 4, received: 4800 })
    expect(await desk.undoes(guest.id)).toBe('nothing_to_undo')
    expect((await till.record(guest.id)).stay).toMatchObject({ totalPrice: 4800, balance: 0 })
  })

  it('is allowed if the guest began to pay for a change, even if that expired', async () => {
    const desk = await openDesk(till)
    for (const expires of [false, true]) {
      const guest = await paid()
      const tags = expires ? [21, 22, 23] : [31, 32, 33]
      expect(await desk.checksIn(guest.id, tags)).toBe('done')
      await staysOn(guest, 1800)
      if (expires) await site.runJobs(61)
      expect(await desk.undoes(guest.id)).toBe('done')
      expect((await till.record(guest.id)).stay).toMatchObject({ luggageCount: 2, balance: 0 })
    }
  })

  it('is allowed if a payment expired that Stripe never received', async () => {
    const desk = await openDesk(till)
    const guest = await paid()
    expect(await desk.checksIn(guest.id, [41, 42, 43])).toBe('done')
    const fault = { kind: 'error', times: 9, method: 'POST', path: '/v1/payment_intents' }
    await stripe.control('POST', '/faults', fault)
    expect((await asks(guest, 'pay', await requestedChangeOf(guest, 1800))).status).toBe(503)
    await stripe.control('DELETE', '/faults')
    expect(takeErrors('request_failed')).toMatchObject([{ code: 'payment_unavailable' }])
    await site.runJobs(61)
    expect((await till.historyOf(guest.id)).at(-1)?.[0]).toBe('payment_expired')
    expect(await desk.undoes(guest.id)).toBe('done')
  })
})
