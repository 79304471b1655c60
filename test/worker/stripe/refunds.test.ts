import { describe, expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { refundOverpaid } from '../../../domain/stay/refund-actions.ts'
import { changingGuests, type Guest } from '../support/changing-guests.ts'
import { openDesk } from '../support/desk.ts'
import { takeErrors } from '../support/logs.ts'
import { openTill } from '../support/till.ts'

const till = openTill('settle')
const { site, stripe } = till
const { paid, begins } = changingGuests(till)
const desk = await openDesk(till)

/** The desk adds a day and is paid for it, while the guest pays for an item on their phone. */
async function notApplied() {
  const guest = await paid()
  const begun = await begins(guest)
  const { endDate } = (await till.record(guest.id)).stay
  const later = new Date((endDate?.getTime() ?? 0) + 86_400_000)
  const changes = await desk.does(guest.id, (record, context) =>
    changeStay(record, { endDate: later }, 'stays on', context),
  )
  expect([changes, await desk.takes(guest.id, 'cash', 600)]).toEqual(['done', 'done'])
  await stripe.pay(begun.paymentIntentId)
  return { guest, begun, intent: begun.paymentIntentId }
}

async function refundedAtStripe(intent: string): Promise<number[]> {
  const { data } = await stripe.api.refunds.list({ payment_intent: intent })
  return data.map(({ amount }) => amount)
}

const emailsOf = async ({ id }: Guest) =>
  (await till.mailsOf(id)).map(({ kind }) => kind).filter((kind) => kind !== 'receipt')
const emailKinds = ['booking_confirmed', 'stay_changed', 'change_not_applied']
const settled = /^confirmed paid 2400 900 0 \[charges 2, payments 3, refunds 1,/

describe('promise 29: money for a change that was not applied', () => {
  it('is refunded at once, and one email tells the guest why', async () => {
    const { guest, begun, intent } = await notApplied()
    expect(await till.statusOf(begun)).toMatchObject({ change: 'not_applied', luggageCount: 2 })
    expect(await till.lineOf(guest.id)).toMatch(settled)
    expect(await refundedAtStripe(intent)).toEqual([900])
    await till.deliverAll(intent)
    await site.runJobs(1)
    expect(await emailsOf(guest)).toEqual(emailKinds)
    const { reference } = (await till.record(guest.id)).stay
    const [email] = site.mailbox.sent.filter(
      ({ subject }) => subject === `Your change was not made: ${reference}`,
    )
    expect(email?.text).toContain('We’re refunding €9.00 to the card')
    expect(email?.text).not.toContain('Still to pay')
  })

  it('is refunded once, though the page, events and the job learn of it at once', async () => {
    const { guest, begun, intent } = await notApplied()
    await Promise.allSettled([
      till.deliverAll(intent),
      till.statusOf(begun),
      site.runJobs(6),
      till.deliverAll(intent),
    ])
    await till.deliverAll(intent)
    await site.runJobs(8)
    expect(await refundedAtStripe(intent)).toEqual([900])
    expect(await till.lineOf(guest.id)).toMatch(settled)
    expect(await emailsOf(guest)).toEqual(emailKinds)
  })

  it('is refunded by the job if Stripe did not answer', async () => {
    const { guest, begun, intent } = await notApplied()
    await stripe.control('POST', '/faults', {
      kind: 'reset',
      times: 9,
      method: 'POST',
      path: '/v1/refunds',
      phase: 'before',
    })
    expect(await till.statusOf(begun)).toMatchObject({ change: 'not_applied' })
    await stripe.control('DELETE', '/faults')
    expect(takeErrors('refund_unsent')).toMatchObject([{ event: 'refund_unsent' }])
    expect(await refundedAtStripe(intent)).toEqual([])
    await site.runJobs(2)
    expect(await till.lineOf(guest.id)).toMatch(settled)
    expect(await emailsOf(guest)).toEqual(emailKinds)
  })

  it('is not refunded twice if staff refund the overpayment at the same moment', async () => {
    const { guest, intent } = await notApplied()
    await Promise.allSettled([
      till.deliverAll(intent),
      ...Array.from({ length: 4 }, () =>
        desk.does(guest.id, (record, context) => refundOverpaid(record, 'paid twice', context)),
      ),
    ])
    await till.deliverAll(intent)
    const after = await desk.does(guest.id, (record, context) =>
      refundOverpaid(record, 'again', context),
    )
    expect(after).toBe('refused')
    expect(await refundedAtStripe(intent)).toEqual([900])
    expect(await till.lineOf(guest.id)).toMatch(settled)
  })

  it('is not refunded twice if somebody refunds it in Stripe’s dashboard meanwhile', async () => {
    const { guest, begun, intent } = await notApplied()
    let isDone = false
    // Between Stripe's response about the payment and our write.
    site.meter.meanwhile = async (trip) => {
      if (trip !== 2 || isDone) return
      isDone = true
      await stripe.control('POST', `/payment-intents/${intent}/refund`, {})
    }
    await till.statusOf(begun)
    site.meter.reset()
    await till.deliverAll(intent)
    await site.runJobs(2)
    expect(isDone).toBe(true)
    expect(await refundedAtStripe(intent)).toEqual([900])
    expect((await till.record(guest.id)).stay).toMatchObject({ refunded: 900, balance: 0 })
  })

  it('is left to staff only if the card refuses the refund', async () => {
    const { guest, begun, intent } = await notApplied()
    await till.statusOf(begun)
    const { data } = await stripe.api.refunds.list({ payment_intent: intent })
    await stripe.control('POST', `/refunds/${data[0]?.id}/settle`, { outcome: 'failed' })
    await till.deliverAll(intent)
    expect(await emailsOf(guest)).toEqual([...emailKinds, 'refund_failed', 'refund_delayed'])
    expect((await till.record(guest.id)).stay).toMatchObject({ refunded: 0, balance: -900 })
  })
})
