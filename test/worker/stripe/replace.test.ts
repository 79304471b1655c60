import { afterEach, describe, expect, it, vi } from 'vitest'
import { closures } from '../../../worker/db/schema/custody.ts'
import { audit, staff } from '../../../worker/db/schema/stays.ts'
import { takeErrors } from '../support/logs.ts'
import { at, bookingRequest, paymentRequest, submitKey } from '../support/requests.ts'
import { errorOf, openTill } from '../support/till.ts'

const till = openTill('replace')
const { site, stripe } = till
const path = '/api/create-payment-intent'
const otherNote = { ...bookingRequest, specialRequests: 'A pram after all' }

/** A booking with its idempotency key, by which its browser can replace it. */
async function book() {
  const headers = submitKey()
  return { ...(await till.book(paymentRequest, headers)), key: headers['idempotency-key'] }
}

const replacing = (...earlier: { key: string }[]) => ({
  ...paymentRequest,
  customerData: otherNote,
  replaces: earlier.map(({ key }) => key),
})
const statusOf = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status

/** Expects a refusal that leaves no booking and no intent. */
async function expectRefused(earlier: { key: string }): Promise<void> {
  const rows = (await till.allBookings()).length
  const intents = (await stripe.api.paymentIntents.list({ limit: 100 })).data.length
  const answer = await site.post(path, replacing(earlier), submitKey())
  expect(answer.status).toBe(409)
  expect(await errorOf(answer)).toMatchObject({ code: 'payment_unsettled' })
  expect(await till.allBookings()).toHaveLength(rows)
  expect((await stripe.api.paymentIntents.list({ limit: 100 })).data).toHaveLength(intents)
}

afterEach(async () => {
  await till.db.delete(closures)
  await stripe.control('DELETE', '/faults')
})

it('budget 9: a booking that replaces another takes three trips to D1', async () => {
  const earlier = await book()
  const answer = await site.post(path, replacing(earlier), submitKey())
  expect([answer.status, answer.trips]).toEqual([200, 3])
})

describe('promise 28: a browser that pays again cancels its earlier payment', () => {
  it.each([
    ['untouched', undefined],
    ['declined', 'pm_card_chargeDeclined'],
    ['waiting for 3-D Secure', 'pm_card_threeDSecure2Required'],
  ])(
    'an earlier payment that is %s is canceled before the next one is returned',
    async (_, card) => {
      const earlier = await book()
      if (card) await stripe.pay(earlier.paymentIntentId, card)
      const next = await till.book(replacing(earlier))
      expect(next.paymentIntentId).not.toBe(earlier.paymentIntentId)
      expect(await stripe.api.paymentIntents.retrieve(earlier.paymentIntentId)).toMatchObject({
        status: 'canceled',
        cancellation_reason: 'duplicate',
      })
      expect(await statusOf(next.paymentIntentId)).toBe('requires_payment_method')
    },
  )

  it.each([
    ['has taken the money', 'pm_card_visa'],
    ['is processing', 'pm_card_standin_processing'],
  ])('an earlier payment that %s prevents a new booking', async (_, card) => {
    const earlier = await book()
    await stripe.pay(earlier.paymentIntentId, card)
    await expectRefused(earlier)
  })

  it('paying and replacing at once: only one of the two succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const earlier = await book()
      const [answer] = await Promise.all([
        site.post(path, replacing(earlier), submitKey()),
        stripe.pay(earlier.paymentIntentId).catch(() => {}),
      ])
      const status = await statusOf(earlier.paymentIntentId)
      expect([answer.status, status]).toEqual(
        status === 'succeeded' ? [409, 'succeeded'] : [200, 'canceled'],
      )
    }
  })

  it('two requests that replace the same payment at once make one booking', async () => {
    const customerData = { ...otherNote, customerEmail: 'ben.twice@guest.example' }
    const earlier = await book()
    const request = { ...replacing(earlier), customerData, again: false }
    const answers = await Promise.all([
      site.post(path, request, submitKey()),
      site.post(path, request, submitKey()),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('all earlier payments of a browser are canceled', async () => {
    const [one, other] = [await book(), await book()]
    await till.book(replacing(one, other))
    expect(await statusOf(one.paymentIntentId)).toBe('canceled')
    expect(await statusOf(other.paymentIntentId)).toBe('canceled')
  })

  it('a submission that never arrived is ignored', async () => {
    await till.book(replacing({ key: crypto.randomUUID() }))
  })

  describe('a new booking that is refused leaves the earlier payment as it was', () => {
    it.each([
      ['the price has changed', 409, { amount: 1 }],
      [
        'staff have to set the price',
        422,
        { customerData: { ...otherNote, storageType: 'mid', luggageCount: 3 } },
      ],
      [
        'a time is outside opening hours',
        422,
        { customerData: { ...otherNote, endDate: at(3, '23:30') } },
      ],
    ])('if %s', async (_, status, changes) => {
      const earlier = await book()
      const answer = await site.post(path, { ...replacing(earlier), ...changes }, submitKey())
      expect(answer.status).toBe(status)
      expect(await statusOf(earlier.paymentIntentId)).toBe('requires_payment_method')
    })

    it('if the office is closed then', async () => {
      const earlier = await book()
      const staffId = crypto.randomUUID()
      const id = crypto.randomUUID()
      const now = new Date()
      await till.db.insert(staff).values({ id: staffId, username: `${staffId}@desk.example` })
      await till.db.insert(audit).values({
        id,
        subjectId: id,
        action: 'closure_added',
        actor: 'staff',
        staffId,
        data: {},
        happenedAt: now,
        at: now,
      })
      const hours = { fromAt: new Date(at(3, '08:00')), toAt: new Date(at(3, '23:00')) }
      await till.db
        .insert(closures)
        .values({ id, auditId: id, kind: 'closed', reason: 'A wedding', ...hours })
      const answer = await site.post(path, replacing(earlier), submitKey())
      expect(await errorOf(answer)).toMatchObject({
        fields: { 'customerData.startDate': { code: 'office_closed' } },
      })
      expect(await statusOf(earlier.paymentIntentId)).toBe('requires_payment_method')
    })
  })

  it('a repeat after the drop-off still cancels the earlier payment', async () => {
    const key = submitKey()
    const earlier = await book()
    const request = { ...paymentRequest, customerData: otherNote }
    const first = await till.book(request, key)
    vi.setSystemTime(new Date(at(3, '18:00')))
    try {
      const paid = await site.post(path, { ...request, replaces: [earlier.key] }, key)
      expect(await paid.json()).toEqual(first)
    } finally {
      vi.useRealTimers()
    }
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('a key of another route is ignored, and capitals are accepted', async () => {
    const key = crypto.randomUUID()
    await site.post(
      '/api/bookings',
      { ...bookingRequest, totalPrice: 600 },
      { 'idempotency-key': key },
    )
    const earlier = await book()
    await till.book(replacing({ key }, { key: earlier.key.toUpperCase() }))
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('the same submission stays the same, whatever it replaces', async () => {
    const key = submitKey()
    const first = await till.book({ ...paymentRequest, customerData: otherNote }, key)
    const earlier = await book()
    expect(await till.book(replacing(earlier), key)).toEqual(first)
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')

    const paid = await book()
    await stripe.pay(paid.paymentIntentId)
    const answer = await site.post(path, replacing(paid), key)
    expect(answer.status).toBe(409)
  })

  it('a lost response to the cancellation is requested again', async () => {
    const earlier = await book()
    const cancel = `/v1/payment_intents/${earlier.paymentIntentId}/cancel`
    const fault = { kind: 'reset', method: 'POST', path: cancel, phase: 'after', times: 1 }
    await stripe.control('POST', '/faults', fault)
    await till.book(replacing(earlier))
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('while Stripe is unreachable, nothing is booked', async () => {
    const earlier = await book()
    const rows = (await till.allBookings()).length
    const cancel = `/v1/payment_intents/${earlier.paymentIntentId}/cancel`
    await stripe.control('POST', '/faults', { kind: 'reset', times: 9, path: cancel })
    const answer = await site.post(path, replacing(earlier), submitKey())
    expect(answer.status).toBe(503)
    expect(await errorOf(answer)).toMatchObject({ code: 'payment_unavailable' })
    takeErrors('request_failed')
    expect(await till.allBookings()).toHaveLength(rows)
  })

  it.each([
    [crypto.randomUUID()],
    [{}],
    [['pi_1']],
    [[7]],
    [Array.from({ length: 11 }, () => crypto.randomUUID())],
  ])('%j is refused as `replaces`', async (replaces) => {
    const answer = await site.post(path, { ...paymentRequest, replaces }, submitKey())
    expect(answer.status).toBe(422)
  })
})
