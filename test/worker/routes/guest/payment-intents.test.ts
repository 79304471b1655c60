import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stayKeys } from '../../../../worker/db/schema/stays.ts'
import { at, bookingRequest, paymentRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('payment_intents')
const path = '/api/create-payment-intent'

async function intentsOf(bookingId: string) {
  const { data } = await till.stripe.api.paymentIntents.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata.bookingId === bookingId)
}

describe('an online booking', () => {
  it('returns a client secret, a reference and the price that was shown', async () => {
    const intent = await till.book()
    expect(intent).toMatchObject({ totalPrice: 600 })
    expect(intent.reference).toMatch(/^TIR-\d{4}-\d{3}-[A-Z2-9]{4}$/)
    expect(intent.clientSecret).toContain(`${intent.paymentIntentId}_secret_`)
    expect(await till.booking(intent.bookingId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paymentIntentId: intent.paymentIntentId,
      totalPrice: 600,
      currency: 'EUR',
      duration: 1,
      balance: 600,
    })
  })

  it('can be found by every word that staff may search for', async () => {
    const { bookingId, reference } = await till.book()
    const keys = await till.db.select().from(stayKeys).where(eq(stayKeys.stayId, bookingId))
    const words = ['ada', 'guest', 'ada@guest.example', '355691234567', reference.toLowerCase()]
    const short = [reference.slice(-4).toLowerCase(), bookingId.slice(0, 8), '4567', 'gust']
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining([...words, ...short]))
  })

  it('tells Stripe the amount and the booking, but nothing of the guest', async () => {
    const { paymentIntentId, bookingId, reference } = await till.book()
    const intent = await till.stripe.api.paymentIntents.retrieve(paymentIntentId)
    expect(intent).toMatchObject({
      amount: 600,
      currency: 'eur',
      allowed_payment_method_types: ['card', 'link'],
      metadata: { bookingId, reference },
      receipt_email: null,
    })
    expect(JSON.stringify(intent)).not.toContain('guest.example')
  })

  it('is refused outside the hours that this form offers', async () => {
    const late = { ...bookingRequest, endDate: at(3, '23:00') }
    const answer = await till.site.post(path, { ...paymentRequest, customerData: late })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toMatchObject({
      'customerData.endDate': { code: 'outside_opening_hours' },
    })
  })

  it('is refused if it has no price', async () => {
    const request = { ...bookingRequest, storageType: 'mid', luggageCount: 3 }
    const answer = await till.site.post(path, { ...paymentRequest, customerData: request })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).code).toBe('price_on_request')
  })
})

describe('promise 6: the client cannot set the price', () => {
  it.each([
    ['lower', 3],
    ['higher', 9],
    ['zero', 0],
    ['negative', -6],
    ['a fraction of a cent off', 6.001],
    ['huge', 1e21],
  ])('%s: is refused, with the right price in the response', async (_, amount) => {
    const before = (await till.allBookings()).length
    const answer = await till.site.post(path, { ...paymentRequest, amount })
    expect(answer.status).toBe(409)
    expect(await errorOf(answer)).toMatchObject({ code: 'price_mismatch', totalPrice: 600 })
    expect(await till.allBookings()).toHaveLength(before)
  })

  it.each([undefined, null, '6', 'NaN', [6]])('%j is refused as an amount', async (amount) => {
    const answer = await till.site.post(path, { ...paymentRequest, amount })
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).fields).toHaveProperty('amount')
  })

  it('a total in the customer’s data is ignored', async () => {
    const customerData = {
      ...bookingRequest,
      totalPrice: 1,
      currency: 'ALL',
      paymentStatus: 'paid',
    }
    const { bookingId } = await till.book({ ...paymentRequest, customerData })
    expect(await till.booking(bookingId)).toMatchObject({
      totalPrice: 600,
      currency: 'EUR',
      paymentStatus: 'pending',
    })
  })
})

describe('promise 7: one live intent per booking, one booking per submission', () => {
  it('ten taps at once make one booking and one intent', async () => {
    const key = submitKey()
    const before = (await till.allBookings()).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => till.book(paymentRequest, key)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await till.allBookings()).toHaveLength(before + 1)
    expect(await intentsOf(answers[0]?.bookingId ?? '')).toHaveLength(1)
    const created = await till.auditOf(answers[0]?.bookingId ?? '')
    expect(created.map(({ action }) => action)).toEqual(['booked'])
  })

  it('a retry after a lost response gets the same response', async () => {
    const key = submitKey()
    const first = await till.book(paymentRequest, key)
    const second = await till.book(paymentRequest, key)
    expect(second).toEqual(first)
    expect(await intentsOf(first.bookingId)).toHaveLength(1)
  })

  it('a retry after Stripe’s own response was lost finds the intent that it made', async () => {
    const key = submitKey()
    const fault = { kind: 'reset', method: 'POST', path: '/v1/payment_intents', phase: 'after' }
    await till.stripe.control('POST', '/faults', { ...fault, times: 1 })
    const intent = await till.book(paymentRequest, key)
    expect(await intentsOf(intent.bookingId)).toHaveLength(1)
    expect(await till.book(paymentRequest, key)).toEqual(intent)
  })

  it('the same key for another request is refused', async () => {
    const key = submitKey()
    await till.book(paymentRequest, key)
    const other = { ...bookingRequest, luggageCount: 1 }
    const answer = await till.site.post(
      path,
      { ...paymentRequest, amount: 3, customerData: other },
      key,
    )
    expect(answer.status).toBe(422)
    expect((await errorOf(answer)).code).toBe('idempotency_key_reused')
  })

  it('two guests with the same request get a booking each', async () => {
    const [one, other] = [await till.book(), await till.book()]
    expect(one.bookingId).not.toBe(other.bookingId)
    expect(one.reference).not.toBe(other.reference)
  })

  it('a key that is not a UUID is refused', async () => {
    const answer = await till.site.post(path, paymentRequest, { 'idempotency-key': 'tap' })
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).code).toBe('idempotency_key_invalid')
  })
})
