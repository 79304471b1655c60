import { describe, expect, it } from 'vitest'
import type { Pass } from '../../../domain/pass/pass.ts'
import type { StaffAttention } from '../../../domain/reports/staff-attention.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors } from '../support/logs.ts'
import { linkSecret } from '../support/names.ts'
import { submitKey, threeDays } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('cancelled_unpaid')
const { site, stripe } = till
const drita = await asStaff({ email: 'drita@cancelled-unpaid.example' })

/** Two items for three days, not paid yet: 18 euros. */
const book = () => till.book(threeDays)
type Booked = Awaited<ReturnType<typeof book>>

const byStaff = async ({ bookingId }: Booked, what = 'cancel', body: object = {}) => {
  const request = what === 'cancel' ? { reason: 'ill', inPerson: false } : body
  const headers = { ...drita, ...submitKey() }
  return site.post(`/api/staff/stays/${bookingId}/${what}`, request, headers)
}
const statusAtStripe = async ({ paymentIntentId }: Booked) =>
  (await stripe.api.paymentIntents.retrieve(paymentIntentId)).status
const refundedAtStripe = async ({ paymentIntentId }: Booked) =>
  (await stripe.api.refunds.list({ payment_intent: paymentIntentId })).data.map(
    ({ amount }) => amount,
  )

async function emailsTo({ bookingId }: Booked) {
  await site.runJobs(1)
  return (await till.mailsOf(bookingId)).map(({ kind }) => kind)
}

async function needsAttention({ bookingId }: Booked): Promise<boolean> {
  const answer = await site.fetch('/api/staff/attention', { headers: drita })
  const { entries } = await answer.json<StaffAttention>()
  return entries.some((entry) => 'stay' in entry && entry.stay?.id === bookingId)
}

/** It took no money, or has refunded all of it. */
async function expectNothingKept(booked: Booked) {
  const { stay, payments } = await till.record(booked.bookingId)
  expect(stay).toMatchObject({ status: 'cancelled', balance: 0, netPrice: 0 })
  const [payment] = payments
  expect(payment?.refundedCents).toBe(payment?.receivedCents)
  expect(await needsAttention(booked)).toBe(false)
}

describe('an unpaid booking that is cancelled', () => {
  it('by staff while its guest is at the bank takes no money', async () => {
    const booked = await book()
    await stripe.pay(booked.paymentIntentId, 'pm_card_threeDSecure2Required')
    expect((await byStaff(booked)).status).toBe(200)
    expect(await statusAtStripe(booked)).toBe('canceled')
    const page = await till.statusOf(booked)
    expect(page).toMatchObject({ status: 'cancelled', paymentStatus: 'canceled', awaits: null })
    expect(await emailsTo(booked)).toEqual(['stay_cancelled'])
    await expectNothingKept(booked)
  })

  it('by its guest from the pass takes no money', async () => {
    const booked = await book()
    const token = await linkToken(linkSecret, { purpose: 'guest', id: booked.bookingId })
    const headers = { authorization: `Bearer ${token}` }
    const { cancelling } = await (await site.fetch('/api/pass', { headers })).json<Pass>()
    const request = { shown: cancelling }
    const answer = await site.post('/api/pass/cancel', request, { ...headers, ...submitKey() })
    expect(await answer.json()).toMatchObject({ status: 'cancelled', balance: 0 })
    expect(await statusAtStripe(booked)).toBe('canceled')
    expect(await emailsTo(booked)).toEqual(['stay_cancelled'])
  })

  it('while Stripe does not answer has its payment canceled by the job', async () => {
    const booked = await book()
    const path = `/v1/payment_intents/${booked.paymentIntentId}/cancel`
    await stripe.control('POST', '/faults', { kind: 'error', times: 2, path })
    expect((await byStaff(booked)).status).toBe(200)
    expect(takeErrors('payment_still_open')).toMatchObject([{ bookingId: booked.bookingId }])
    expect((await till.record(booked.bookingId)).stay.status).toBe('cancelled')
    expect(await statusAtStripe(booked)).toBe('requires_payment_method')
    await site.runJobs(6)
    expect(await statusAtStripe(booked)).toBe('canceled')
    await expectNothingKept(booked)
  })

  it('before Stripe made its intent gets none later', async () => {
    const key = submitKey()
    await stripe.control('POST', '/faults', { kind: 'error', times: 4, method: 'POST' })
    await site.post('/api/create-payment-intent', threeDays, key)
    takeErrors('request_failed')
    const [unattached] = await till.unattached()
    const bookingId = unattached?.stayId ?? ''
    await byStaff({ bookingId } as Booked)
    expect((await till.record(bookingId)).payments).toMatchObject([{ status: 'canceled' }])
    const answer = await site.post('/api/create-payment-intent', threeDays, key)
    expect((await errorOf(answer)).code).toBe('booking_expired')
  })
})

describe('promise 30: money that arrives for a cancelled stay', () => {
  it('is refunded automatically, with one email, if the payment was faster', async () => {
    const booked = await book()
    await stripe.pay(booked.paymentIntentId)
    // Its event is late: staff see an unpaid booking.
    expect((await byStaff(booked)).status).toBe(200)
    expect(await refundedAtStripe(booked)).toEqual([1800])
    for (let time = 0; time < 2; time += 1) await till.deliverAll(booked.paymentIntentId)
    const emails = await emailsTo(booked)
    expect(emails.toSorted()).toEqual(['overpayment', 'stay_cancelled'])
    const sent = site.mailbox.sent.filter(({ subject }) => subject.includes(booked.reference))
    expect(sent.map(({ to }) => to)).toEqual(Array(2).fill('ada@guest.example'))
    const texts = sent.map(({ text }) => text).join('\n')
    expect(texts).toContain('Your payment of €18.00 has arrived, but by then your booking was')
    expect(texts).toContain('We’re refunding €18.00 to the card')
    expect(texts).not.toMatch(/There is no refund|haven’t paid anything/)
    await expectNothingKept(booked)
  })

  it('is refunded if a slow bank accepts days later', async () => {
    const booked = await book()
    await stripe.pay(booked.paymentIntentId, 'pm_card_standin_processing')
    await till.deliverAll(booked.paymentIntentId)
    await byStaff(booked)
    expect(await statusAtStripe(booked)).toBe('processing')
    const path = `/payment-intents/${booked.paymentIntentId}/settle`
    await stripe.control('POST', path, { outcome: 'succeeded' })
    await till.deliverAll(booked.paymentIntentId)
    expect(await refundedAtStripe(booked)).toEqual([1800])
    expect((await emailsTo(booked)).toSorted()).toEqual(['overpayment', 'stay_cancelled'])
    await expectNothingKept(booked)
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'is refunded, or never charged, if the guest pays during the cancellation (%i)',
    async (trip) => {
      const booked = await book()
      site.meter.reset()
      site.meter.meanwhile = async (current) => {
        if (current === trip) await stripe.pay(booked.paymentIntentId).catch(() => undefined)
      }
      const cancelled = await byStaff(booked)
      site.meter.reset()
      expect([200, 409]).toContain(cancelled.status)
      if (trip === 0) await stripe.pay(booked.paymentIntentId).catch(() => undefined)
      await till.deliverAll(booked.paymentIntentId)
      if (cancelled.status === 409) expect((await byStaff(booked)).status).toBe(200)
      await site.runJobs(10)
      await till.deliverAll(booked.paymentIntentId)
      await expectNothingKept(booked)
    },
  )
})
