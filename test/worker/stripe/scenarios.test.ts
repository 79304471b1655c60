import { describe, expect, it } from 'vitest'
import { acceptReview } from '../../../domain/desk/stay-actions.ts'
import { openDesk } from '../support/desk.ts'
import { takeErrors } from '../support/logs.ts'
import { submitKey, threeDays } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('scenarios')
const { site, stripe } = till
const path = '/api/create-payment-intent'

const statusAtStripe = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status
const intentsAtStripe = async (bookingId: string) =>
  (await stripe.api.paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata.bookingId === bookingId,
  )
const fail = (fault: object) => stripe.control('POST', '/faults', fault)

describe('a guest who pays online', () => {
  it('scenario 1: is confirmed once, though the event arrives three times', async () => {
    const { bookingId, paymentIntentId } = await till.book(threeDays)
    await stripe.pay(paymentIntentId)
    for (let time = 0; time < 3; time += 1) await till.deliverAll(paymentIntentId)
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 2, emails 1]',
    )
  })

  it('scenario 2: can be declined first, and then pay the same intent', async () => {
    const { bookingId, paymentIntentId } = await till.book(threeDays)
    for (const card of ['pm_card_chargeDeclined', 'pm_card_visa']) {
      await stripe.pay(paymentIntentId, card)
      await till.deliverAll(paymentIntentId)
    }
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 3, emails 1]',
    )
  })

  it('scenario 3: who leaves at 3-D Secure has the intent canceled and the booking expired', async () => {
    const { bookingId, paymentIntentId } = await till.book(threeDays)
    await stripe.pay(paymentIntentId, 'pm_card_threeDSecure2Required')
    await till.deliverAll(paymentIntentId)
    await site.runJobs(61)
    expect(await statusAtStripe(paymentIntentId)).toBe('canceled')
    expect(await till.lineOf(bookingId)).toBe(
      'expired canceled 1800 0 0 [charges 2, payments 1, refunds 0, audit 2, emails 1]',
    )
  })

  it('scenario 7: who pays after the booking expired is confirmed at the same price', async () => {
    const key = submitKey()
    await fail({ kind: 'reset', phase: 'after', times: 2, method: 'POST' })
    expect((await site.post(path, threeDays, key)).status).toBe(503)
    takeErrors('request_failed')
    const bookingId = (await till.unattached()).at(-1)?.stayId ?? ''
    const [made] = await intentsAtStripe(bookingId)
    await site.runJobs(61)
    expect(await till.lineOf(bookingId)).toMatch(/^expired canceled 1800 0 0/)
    await stripe.pay(made?.id ?? '')
    await till.deliverAll(made?.id ?? '')
    expect(await till.lineOf(bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 3, payments 1, refunds 0, audit 3, emails 2]',
    )
  })

  it('scenario 43: who returns while two deliveries race gets one transition and one email', async () => {
    const intent = await till.book(threeDays)
    await stripe.pay(intent.paymentIntentId)
    const [first, second] = (await stripe.eventsOf(intent.paymentIntentId)).slice(-2)
    const elsewhere = openTill('scenarios')
    site.meter.reset()
    site.meter.meanwhile = async (trip) => {
      // One delivery has read the booking and asked Stripe; the others come first.
      if (trip !== 3) return
      await Promise.all([elsewhere.comeBack(intent), elsewhere.deliver(second?.id ?? '')])
    }
    expect((await till.deliver(first?.id ?? '')).status).toBe(200)
    site.meter.reset()
    expect(await till.lineOf(intent.bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 2, emails 1]',
    )
  })
})

describe('a lost response from Stripe', () => {
  it('scenario 4: is requested again under the same key: one intent', async () => {
    const key = submitKey()
    await fail({ kind: 'reset', phase: 'after', times: 2, method: 'POST' })
    expect((await site.post(path, threeDays, key)).status).toBe(503)
    takeErrors('request_failed')
    const { bookingId } = await till.book(threeDays, key)
    expect(await intentsAtStripe(bookingId)).toHaveLength(1)
    expect((await till.record(bookingId)).payments).toMatchObject([{ attempt: 1 }])
  })

  it('scenario 4: differs from a Stripe error, after which the next attempt is made', async () => {
    await fail({ kind: 'error', times: 2, method: 'POST' })
    const { bookingId } = await till.book(threeDays)
    expect(await intentsAtStripe(bookingId)).toHaveLength(1)
    expect((await till.record(bookingId)).payments).toMatchObject([{ attempt: 2 }])
  })
})

describe('promise 28: a guest who books the same stay again after a lost response', () => {
  const again = ({ 'idempotency-key': key }: ReturnType<typeof submitKey>) => ({
    ...threeDays,
    customerData: { ...threeDays.customerData, specialRequests: 'A pram' },
    replaces: [key],
  })
  const paidOf = async (ids: string[]) =>
    (await stripe.api.paymentIntents.list({ limit: 100 })).data.filter(
      ({ metadata, status }) => ids.includes(metadata.bookingId ?? '') && status === 'succeeded',
    )

  it('scenario 5: cancels the first booking before the second takes money', async () => {
    const key = submitKey()
    const first = await till.book(threeDays, key)
    const second = await till.book(again(key))
    expect(await statusAtStripe(first.paymentIntentId)).toBe('canceled')
    await stripe.pay(second.paymentIntentId)
    await till.deliverAll(first.paymentIntentId)
    await till.deliverAll(second.paymentIntentId)
    expect(await till.lineOf(first.bookingId)).toBe(
      'expired canceled 1800 0 0 [charges 2, payments 1, refunds 0, audit 2, emails 1]',
    )
    expect(await till.lineOf(second.bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 2, emails 1]',
    )
    expect(await paidOf([first.bookingId, second.bookingId])).toHaveLength(1)
  })

  it('scenario 5: is refused a second one if the first was paid meanwhile', async () => {
    const key = submitKey()
    const first = await till.book(threeDays, key)
    await stripe.pay(first.paymentIntentId)
    const answer = await site.post(path, again(key), submitKey())
    expect((await errorOf(answer)).code).toBe('payment_unsettled')
    await till.deliverAll(first.paymentIntentId)
    expect(await till.lineOf(first.bookingId)).toBe(
      'confirmed paid 1800 0 0 [charges 1, payments 1, refunds 0, audit 2, emails 1]',
    )
  })

  it('pays one of two open bookings if Stripe cancels the other', async () => {
    const [first, second] = [await till.book(threeDays), await till.book(threeDays)]
    await stripe.pay(first.paymentIntentId)
    await stripe.api.paymentIntents.cancel(second.paymentIntentId)
    await till.deliverAll(first.paymentIntentId)
    await till.deliverAll(second.paymentIntentId)
    expect(await till.lineOf(first.bookingId)).toMatch(/^confirmed paid 1800 0 0/)
    expect(await till.lineOf(second.bookingId)).toMatch(/^expired canceled 1800 0 0/)
  })
})

describe('promise 7: one booking per submission', () => {
  it('scenario 6: ten requests at once make one stay, and a changed one is refused', async () => {
    const key = submitKey()
    const made = await Promise.all(Array.from({ length: 10 }, () => till.book(threeDays, key)))
    const ids = new Set(made.map(({ bookingId }) => bookingId))
    expect(ids.size).toBe(1)
    expect(await till.lineOf(made[0]?.bookingId ?? '')).toBe(
      'pending pending 1800 0 1800 [charges 1, payments 1, refunds 0, audit 1, emails 0]',
    )
    const customerData = { ...threeDays.customerData, specialRequests: 'Something else' }
    const answer = await site.post(path, { ...threeDays, customerData }, key)
    expect((await errorOf(answer)).code).toBe('idempotency_key_reused')
  })
})

describe('promise 5: an intent of ours that took another amount', () => {
  it('scenario 45: confirms nothing until staff accept it, and then shows what is due', async () => {
    const desk = await openDesk(till)
    const { bookingId, paymentIntentId } = await till.book(threeDays)
    await stripe.control('PATCH', `/payment-intents/${paymentIntentId}`, { amount: 100 })
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    expect(await till.lineOf(bookingId)).toBe(
      'pending needs_review 1800 0 1700 [charges 1, payments 1, refunds 0, audit 2, emails 2]',
    )
    const [payment] = (await till.record(bookingId)).payments
    await desk.does(bookingId, (record, context) =>
      acceptReview(record, payment?.id ?? '', 'known', context),
    )
    await till.deliverAll(paymentIntentId)
    expect(await till.lineOf(bookingId)).toMatch(/^confirmed \w+ 1800 0 1700 .* audit 3, emails 3/)
    expect((await till.auditOf(bookingId)).at(-1)).toMatchObject({ staffId: desk.staffId })
  })
})
