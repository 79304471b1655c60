import { afterEach, describe, expect, it } from 'vitest'
import { takeErrors } from '../../support/logs.ts'
import { paymentRequest, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('outages')
const { site, stripe } = till

async function intents() {
  const { data } = await stripe.api.paymentIntents.list({ limit: 100 })
  return data
}

afterEach(async () => {
  site.meter.reset()
  await stripe.control('DELETE', '/faults')
})

describe('promise 15: Stripe or D1 down', () => {
  it.each(['reset', 'rate_limit', 'error'])(
    'Stripe down (%s): the guest gets a neutral 503, and the same submission works later',
    async (kind) => {
      const key = submitKey()
      await stripe.control('POST', '/faults', { kind, times: 9, method: 'POST' })
      const answer = await site.post('/api/create-payment-intent', paymentRequest, key)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      const error = await errorOf(answer)
      expect(error).toMatchObject({ code: 'payment_unavailable' })
      // It is unknown while Stripe can't be asked.
      expect(error.message).not.toMatch(/charged/)
      expect(takeErrors('request_failed')).toMatchObject([{ code: 'payment_unavailable' }])
      await stripe.control('DELETE', '/faults')
      const intent = await till.book(paymentRequest, key)
      expect(await till.booking(intent.bookingId)).toMatchObject({
        paymentIntentId: intent.paymentIntentId,
      })
    },
  )

  it('Stripe silent: the guest gets a response within 12 seconds', async () => {
    const key = submitKey()
    await stripe.control('POST', '/faults', { kind: 'timeout', times: 9, method: 'POST' })
    const from = performance.now()
    const answer = await site.post('/api/create-payment-intent', paymentRequest, key)
    expect(performance.now() - from).toBeLessThan(12_000)
    expect(answer.status).toBe(503)
    expect(await errorOf(answer)).toMatchObject({ code: 'payment_unavailable' })
    expect(takeErrors('request_failed')).toMatchObject([{ code: 'payment_unavailable' }])
    await stripe.control('DELETE', '/faults')
    const { bookingId, paymentIntentId } = await till.book(paymentRequest, key)
    expect(await till.booking(bookingId)).toMatchObject({ paymentIntentId })
  }, 20_000)

  it('Stripe fails half-way: the retry returns no remembered failure', async () => {
    const key = submitKey()
    const fault = { kind: 'error', method: 'POST', path: '/v1/payment_intents', phase: 'after' }
    await stripe.control('POST', '/faults', { ...fault, times: 1 })
    const intent = await till.book(paymentRequest, key)
    expect(await till.book(paymentRequest, key)).toEqual(intent)
    await stripe.pay(intent.paymentIntentId)
    const status = await till.comeBack(intent)
    expect(await status.json()).toMatchObject({ paymentStatus: 'paid' })
  })

  it('D1 down before the booking is saved: no intent is made', async () => {
    const before = (await intents()).length
    site.meter.fails = () => true
    const answer = await site.post('/api/create-payment-intent', paymentRequest, submitKey())
    expect(answer.status).toBe(503)
    expect(await errorOf(answer)).toMatchObject({ code: 'storage_unavailable' })
    expect(takeErrors('request_failed')).toHaveLength(1)
    expect(await intents()).toHaveLength(before)
  })

  it('D1 down after the intent was made: the retry reuses it', async () => {
    const key = submitKey()
    site.meter.fails = (trip) => trip === 2
    const answer = await site.post('/api/create-payment-intent', paymentRequest, key)
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('_secret_')
    takeErrors('request_failed')
    site.meter.reset()
    const before = (await intents()).length
    await till.book(paymentRequest, key)
    expect(await intents()).toHaveLength(before)
  })

  it('D1 down: a reservation is refused, and its retry works', async () => {
    const key = submitKey()
    site.meter.fails = () => true
    const answer = await site.post('/api/reservations', reservationRequest, key)
    expect(answer.status).toBe(503)
    expect((await errorOf(answer)).message).toMatch(/try again/)
    takeErrors('request_failed')
    site.meter.reset()
    const retry = await site.post('/api/reservations', reservationRequest, key)
    expect(retry.status).toBe(201)
  })

  it('a delivery during an outage is refused, and takes effect when repeated', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    const [succeeded] = (await stripe.eventsOf(intent.paymentIntentId)).slice(-1)
    const id = succeeded?.id ?? ''
    await stripe.control('POST', '/faults', {
      kind: 'error',
      times: 9,
      method: 'GET',
      path: `/v1/payment_intents/${intent.paymentIntentId}`,
    })
    expect((await till.deliver(id)).status).toBe(503)
    await stripe.control('DELETE', '/faults')
    for (const broken of [1, 2, 3]) {
      site.meter.fails = (trip) => trip === broken
      expect((await till.deliver(id)).status).toBe(503)
      site.meter.reset()
    }
    expect(takeErrors('request_failed')).toHaveLength(4)
    expect(await till.booking(intent.bookingId)).toMatchObject({ paymentStatus: 'pending' })
    expect((await till.deliver(id)).status).toBe(200)
    expect(await till.booking(intent.bookingId)).toMatchObject({ paymentStatus: 'paid' })
  })

  it('D1 down on the return page: it gets 503, then finds the payment', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    site.meter.fails = () => true
    expect((await till.comeBack(intent)).status).toBe(503)
    takeErrors('request_failed')
    site.meter.reset()
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ paymentStatus: 'paid' })
  })
})
