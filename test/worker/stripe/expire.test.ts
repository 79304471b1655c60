import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { payments } from '../../../worker/db/schema/money.ts'
import { settingsOf } from '../../../worker/env.ts'
import { expirePayment } from '../../../worker/stripe/expire.ts'
import { stripeClient } from '../../../worker/stripe/stripe.ts'
import { takeErrors } from '../support/logs.ts'
import { bookingPrice, paymentRequest, submitKey } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('expire')
const { site, stripe } = till

const statusAtStripe = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status

describe('promise 12: an unpaid booking expires only after its intent is canceled', () => {
  it('after an hour, and not before', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await site.runJobs(59)
    expect(await till.booking(bookingId)).toMatchObject({ status: 'pending' })
    expect(await statusAtStripe(paymentIntentId)).toBe('requires_payment_method')
    await site.runJobs(65)
    expect(await statusAtStripe(paymentIntentId)).toBe('canceled')
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'canceled',
      status: 'expired',
      paymentCheckAt: null,
    })
  })

  it('not if its payment arrived before the job', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId)
    await site.runJobs(61)
    expect(await statusAtStripe(paymentIntentId)).toBe('succeeded')
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'paid',
      status: 'confirmed',
    })
  })

  it('not if its payment arrives while the job runs', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    site.meter.reset()
    site.meter.meanwhile = async (trip) => {
      // The job is about to read the unpaid booking; the guest pays before it asks Stripe to cancel.
      if (trip === 3) await stripe.pay(paymentIntentId)
    }
    await site.runJobs(61)
    site.meter.reset()
    expect(await till.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
  })

  it('not while its bank is processing the payment', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    await stripe.pay(paymentIntentId, 'pm_card_standin_processing')
    await site.runJobs(61)
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'processing',
      status: 'pending',
    })
    await stripe.control('POST', `/payment-intents/${paymentIntentId}/settle`, {
      outcome: 'succeeded',
    })
    await site.runJobs(67)
    expect(await till.booking(bookingId)).toMatchObject({ status: 'confirmed' })
  })

  it('not while Stripe can’t be asked', async () => {
    const { bookingId, paymentIntentId } = await till.book()
    const path = `/v1/payment_intents/${paymentIntentId}/cancel`
    await stripe.control('POST', '/faults', { kind: 'error', times: 2, path })
    await site.runJobs(61)
    expect(takeErrors('payment_check_failed')).toMatchObject([{ bookingId }])
    expect(await till.booking(bookingId)).toMatchObject({
      paymentStatus: 'pending',
      status: 'pending',
    })
    await site.runJobs(67)
    expect(await till.booking(bookingId)).toMatchObject({ status: 'expired' })
  })

  it('even if Stripe never made its intent, and then gets none', async () => {
    const key = submitKey()
    await stripe.control('POST', '/faults', { kind: 'error', times: 4, method: 'POST' })
    await site.post('/api/create-payment-intent', paymentRequest, key)
    takeErrors('request_failed')
    await site.runJobs(61)
    const [expired] = await till.unattached()
    expect(await till.booking(expired?.stayId ?? '')).toMatchObject({
      paymentStatus: 'canceled',
      status: 'expired',
    })
    const answer = await site.post('/api/create-payment-intent', paymentRequest, key)
    expect(answer.status).toBe(409)
    expect((await errorOf(answer)).code).toBe('booking_expired')
  })

  it('and stays expired if Stripe reports a lost intent later', async () => {
    const key = submitKey()
    site.meter.fails = (trip) => trip === 2
    await site.post('/api/create-payment-intent', paymentRequest, key)
    site.meter.reset()
    takeErrors('request_failed')
    const [lost] = (await stripe.api.paymentIntents.list()).data
    await site.runJobs(61)
    await till.deliverAll(lost?.id ?? '')
    expect(await till.booking(lost?.metadata.bookingId ?? '')).toMatchObject({
      paymentStatus: 'canceled',
      status: 'expired',
      paymentIntentId: lost?.id,
    })
  })

  it('and shows no intent if it expires while Stripe makes one', async () => {
    const elsewhere = openTill('expire').site
    site.meter.meanwhile = async (trip) => {
      // The second trip ties the new intent to the booking.
      if (trip === 2) await elsewhere.runJobs(61)
    }
    const answer = await site.post('/api/create-payment-intent', paymentRequest, submitKey())
    site.meter.reset()
    expect(answer.status).toBe(409)
    const text = await answer.text()
    expect(text).toContain('booking_expired')
    expect(text).not.toContain('_secret_')
  })

  it.each([
    ['before the job reads it again', 1],
    ['just before the job notes that nobody can pay', 2],
  ])('not if its guest was shown an intent %s', async (_, moment) => {
    const key = submitKey()
    await stripe.control('POST', '/faults', { kind: 'error', times: 4, method: 'POST' })
    await site.post('/api/create-payment-intent', paymentRequest, key)
    takeErrors('request_failed')
    const stayId = (await till.unattached()).at(-1)?.stayId ?? ''
    const [payment] = (await till.record(stayId)).payments
    if (!payment) throw new Error('a booking without a payment')
    const elsewhere = openTill('expire')
    const money = {
      db: database(site.bindings),
      stripe: stripeClient(settingsOf(site.bindings)),
    }
    site.meter.reset()
    site.meter.meanwhile = async (trip) => {
      // The job has read a booking without an intent; the guest tries again and gets one.
      if (trip === moment) await elsewhere.book(paymentRequest, key)
    }
    await expirePayment(money, payment, new Date(Date.now() + 61 * 60_000))
    site.meter.reset()
    const [now] = (await till.record(stayId)).payments
    expect(now).toMatchObject({ status: 'pending', paymentIntentId: expect.stringMatching(/^pi_/) })
  })

  it('even if Stripe does not know its intent', async () => {
    const { bookingId } = await till.book()
    const paymentIntentId = `pi_unknown_${bookingId.slice(0, 8)}`
    await till.db.update(payments).set({ paymentIntentId }).where(eq(payments.stayId, bookingId))
    await site.runJobs(61)
    expect(await till.booking(bookingId)).toMatchObject({
      status: 'expired',
      paymentIntentId,
    })
  })

  it('and a guest who returns to it has to start a new one', async () => {
    const key = submitKey()
    await till.book(paymentRequest, key)
    await site.runJobs(61)
    const answer = await site.post('/api/create-payment-intent', paymentRequest, key)
    expect((await errorOf(answer)).code).toBe('booking_expired')
  })

  it('and a request without a payment never expires', async () => {
    const request = { ...paymentRequest.customerData, totalPrice: bookingPrice }
    const { id } = await (await site.post('/api/bookings', request)).json<{ id: string }>()
    await site.runJobs(600)
    expect(await till.booking(id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  })
})
