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

type Proof = { paymentIntentId: string; clientSecret: string }
const proofOf = ({ paymentIntentId, clientSecret }: Proof) => ({ paymentIntentId, clientSecret })
const replacing = (earlier: Proof) => ({
  ...paymentRequest,
  customerData: otherNote,
  replaces: proofOf(earlier),
})
const statusOf = async (id: string) => (await stripe.api.paymentIntents.retrieve(id)).status

/** Refused, and nothing came of it: no booking, no intent. */
async function expectRefused(earlier: Proof): Promise<void> {
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

it('budget 9: takes one trip to D1 more than a booking that replaces nothing: it asks for the closures', async () => {
  const earlier = await till.book()
  const answer = await site.post(path, replacing(earlier), submitKey())
  expect([answer.status, answer.trips]).toEqual([200, 3])
})

describe('promise 28: a browser that pays anew gives its earlier payment up', () => {
  it.each([
    ['untouched', undefined],
    ['declined', 'pm_card_chargeDeclined'],
    ['left at the bank’s question', 'pm_card_threeDSecure2Required'],
  ])('one that is %s is canceled before the next is handed out', async (_, card) => {
    const earlier = await till.book()
    if (card) await stripe.pay(earlier.paymentIntentId, card)
    const next = await till.book(replacing(earlier))
    expect(next.paymentIntentId).not.toBe(earlier.paymentIntentId)
    expect(await stripe.api.paymentIntents.retrieve(earlier.paymentIntentId)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'duplicate',
    })
    expect(await statusOf(next.paymentIntentId)).toBe('requires_payment_method')
  })

  it.each([
    ['has taken the money', 'pm_card_visa'],
    ['is about to', 'pm_card_standin_processing'],
  ])('one that %s stands in the way, and nothing is booked', async (_, card) => {
    const earlier = await till.book()
    await stripe.pay(earlier.paymentIntentId, card)
    await expectRefused(earlier)
  })

  it('paid and replaced at once: one of the two, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const earlier = await till.book()
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

  it('two tabs that replace the same payment both go on', async () => {
    const earlier = await till.book()
    const answers = await Promise.all([
      site.post(path, replacing(earlier), submitKey()),
      site.post(path, replacing(earlier), submitKey()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  describe('a new booking that is refused leaves the earlier payment as it was', () => {
    it.each([
      ['the price has changed', 409, { amount: 1 }],
      [
        'staff have to name it',
        422,
        { customerData: { ...otherNote, storageType: 'mid', luggageCount: 3 } },
      ],
      [
        'a time is outside the hours',
        422,
        { customerData: { ...otherNote, endDate: at(3, '23:30') } },
      ],
    ])('as %s', async (_, status, changes) => {
      const earlier = await till.book()
      const answer = await site.post(path, { ...replacing(earlier), ...changes }, submitKey())
      expect(answer.status).toBe(status)
      expect(await statusOf(earlier.paymentIntentId)).toBe('requires_payment_method')
    })

    it('as the office is closed then', async () => {
      const earlier = await till.book()
      const staffId = crypto.randomUUID()
      const id = crypto.randomUUID()
      const now = new Date()
      await till.db.insert(staff).values({ id: staffId, username: `${staffId}@desk.example` })
      await till.db.insert(audit).values({
        id,
        subjectId: id,
        action: 'closed',
        actor: 'staff',
        staffId,
        data: {},
        happenedAt: now,
        at: now,
      })
      const hours = { fromAt: new Date(at(3, '08:00')), toAt: new Date(at(3, '23:00')) }
      await till.db
        .insert(closures)
        .values({ id, changeId: id, kind: 'shut', reason: 'A wedding', ...hours })
      const answer = await site.post(path, replacing(earlier), submitKey())
      expect(await errorOf(answer)).toMatchObject({
        fields: { 'customerData.startDate': { code: 'office_closed' } },
      })
      expect(await statusOf(earlier.paymentIntentId)).toBe('requires_payment_method')
    })
  })

  it('a repeat that would be refused by now gives the earlier one up all the same', async () => {
    const key = submitKey()
    const earlier = await till.book()
    const request = { ...paymentRequest, customerData: otherNote }
    const first = await till.book(request, key)
    vi.setSystemTime(new Date(at(3, '18:00')))
    try {
      const paid = await site.post(path, { ...request, replaces: proofOf(earlier) }, key)
      expect(await paid.json()).toEqual(first)
    } finally {
      vi.useRealTimers()
    }
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('whoever lacks the secret cancels nothing and learns nothing', async () => {
    const theirs = await till.book()
    await stripe.pay(theirs.paymentIntentId)
    const open = await till.book()
    for (const guess of [
      { ...theirs, clientSecret: open.clientSecret },
      { ...open, clientSecret: open.clientSecret.slice(0, -1) },
      { paymentIntentId: 'pi_unknown', clientSecret: open.clientSecret },
    ]) {
      await till.book(replacing(guess))
    }
    expect(await statusOf(open.paymentIntentId)).toBe('requires_payment_method')
  })

  it('the same submit stays the same, whatever it replaces', async () => {
    const key = submitKey()
    const first = await till.book({ ...paymentRequest, customerData: otherNote }, key)
    const earlier = await till.book()
    expect(await till.book(replacing(earlier), key)).toEqual(first)
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')

    const paid = await till.book()
    await stripe.pay(paid.paymentIntentId)
    const answer = await site.post(path, replacing(paid), key)
    expect(answer.status).toBe(409)
  })

  it('a lost answer to the cancel is asked for again', async () => {
    const earlier = await till.book()
    const cancel = `/v1/payment_intents/${earlier.paymentIntentId}/cancel`
    const fault = { kind: 'reset', method: 'POST', path: cancel, phase: 'after', times: 1 }
    await stripe.control('POST', '/faults', fault)
    await till.book(replacing(earlier))
    expect(await statusOf(earlier.paymentIntentId)).toBe('canceled')
  })

  it('with Stripe out of reach nothing is booked beside it', async () => {
    const earlier = await till.book()
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
    'pi_1',
    {},
    { paymentIntentId: 'pi_1' },
    { paymentIntentId: 'ch_1', clientSecret: 'x' },
    { paymentIntentId: 'pi_1', clientSecret: 7 },
  ])('%j names no payment', async (replaces) => {
    const answer = await site.post(path, { ...paymentRequest, replaces }, submitKey())
    expect(answer.status).toBe(422)
  })
})
