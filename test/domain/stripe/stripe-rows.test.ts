import { describe, expect, it } from 'vitest'
import { returnedOf } from '../../../domain/payments/account.ts'
import type { Payment, Refund } from '../../../domain/payments/money-rows.ts'
import type { IntentAnswer, RefundAnswer } from '../../../domain/stripe/stripe-facts.ts'
import {
  changedDisputes,
  changedRefunds,
  foreignPayment,
  isSamePayment,
  paymentOf,
  refundMadeAtStripe,
  takenOver,
} from '../../../domain/stripe/stripe-rows.ts'
import {
  answer,
  dispute,
  disputeAnswer,
  inReview,
  now,
  onlinePayment,
  otherAnswer,
  price,
  received,
  recordOf,
  refund,
  refundAnswer,
} from '../support/stay-records.ts'

const { stay } = recordOf()
const taken = (changes: Partial<IntentAnswer>, before: Payment = onlinePayment) =>
  takenOver(before, answer(changes), stay, now)

describe('our row of an intent', () => {
  it('is the one that is tied to it', () => {
    const record = recordOf({ payments: [inReview, onlinePayment] })
    expect(paymentOf(record, answer())?.id).toBe('own')
    expect(paymentOf(record, otherAnswer())?.id).toBe('pi_other')
    expect(paymentOf(record, otherAnswer({ id: 'pi_third', paymentId: 'own' }))).toBeUndefined()
  })

  it('is the one that it was made for, where its id was lost on the way', () => {
    const record = recordOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
    expect(paymentOf(record, answer())?.id).toBe('own')
    expect(
      takenOver({ ...onlinePayment, paymentIntentId: null }, answer(), stay, now).paymentIntentId,
    ).toBe('pi_own')
  })
})

describe('promise 9: money', () => {
  it('came when the whole amount was received', () => {
    expect(taken({})).toMatchObject({
      status: 'succeeded',
      receivedCents: price,
      paidAt: now,
      checkAt: null,
    })
  })

  it.each([
    ['requires_payment_method', 'pending'],
    ['requires_confirmation', 'pending'],
    ['requires_action', 'pending'],
    ['requires_capture', 'pending'],
    ['a_status_of_tomorrow', 'pending'],
    ['processing', 'processing'],
    ['canceled', 'canceled'],
  ] as const)('does not come early: %s is %s', (answered, status) => {
    expect(taken({ status: answered, amountReceived: 0 })).toMatchObject({
      status,
      receivedCents: 0,
      paidAt: null,
      checkAt: status === 'canceled' ? null : onlinePayment.checkAt,
    })
  })

  it('promise 8: has failed when the card was declined, and another card may pay', () => {
    const declined = { status: 'requires_payment_method', amountReceived: 0, declined: true }
    const failed = taken(declined)
    expect(failed.status).toBe('failed')
    expect(taken({}, failed).status).toBe('succeeded')
  })
})

describe('promise 5: an intent that is not the one we made', () => {
  const bent = [
    ['took less', { amount: 1799, amountReceived: 1799 }],
    ['took more', { amount: 1801, amountReceived: 1801 }],
    ['received less than its amount', { amountReceived: 1 }],
    ['received more than its amount', { amountReceived: 3600 }],
    ['took another currency', { currency: 'all' }],
    ['belongs to another booking', { bookingId: 'another' }],
    ['belongs to no booking', { bookingId: undefined }],
  ] as const

  it.each(bent)('is left to a person when it %s', (_, changes) => {
    expect(taken(changes).status).toBe('review')
  })

  it('is left to a person in whatever state it is, unless it can take no money any more', () => {
    for (const status of ['requires_payment_method', 'requires_action', 'processing'])
      expect(taken({ status, amountReceived: 0, bookingId: 'another' }).status).toBe('review')
    expect(taken({ status: 'canceled', amountReceived: 0, bookingId: 'another' }).status).toBe(
      'canceled',
    )
  })

  it('keeps the money that it took in its own currency', () => {
    expect(taken({ currency: 'all' })).toMatchObject({ currency: 'ALL', receivedCents: price })
  })

  it('is harmless beside ours until it takes money', () => {
    expect(foreignPayment(otherAnswer({ amountReceived: 0 }), now)).toBeNull()
    expect(foreignPayment(otherAnswer(), now)).toMatchObject({
      id: 'pi_other',
      status: 'review',
      cents: price,
      receivedCents: price,
      paidAt: now,
    })
  })
})

describe('money that came', () => {
  const answers = [
    {},
    { status: 'canceled', amountReceived: 0 },
    { status: 'processing', amountReceived: 0 },
    { status: 'requires_payment_method', amountReceived: 0, declined: true },
    { amount: 1, amountReceived: 1 },
    { currency: 'usd' },
  ]

  it('is never forgotten, whatever is said later', () => {
    for (const before of [received, inReview])
      for (const changes of answers) {
        const after = taken(changes, before)
        expect(['succeeded', 'review']).toContain(after.status)
        expect(after.receivedCents).toBe(price)
        expect(after.paidAt).toBe(before.paidAt)
      }
  })

  it('stays with a person until a person acts', () => {
    for (const changes of answers) expect(taken(changes, inReview).status).toBe('review')
  })

  it.each([100, price])(
    'of %i cents asked for, stays accepted once staff have accepted it',
    (amount) => {
      const accepted = { ...received, cents: 100, receivedCents: 100 }
      expect(taken({ amount, amountReceived: 100, bookingId: 'b' }, accepted).status).toBe(
        'succeeded',
      )
    },
  )
})

describe('an answer that brings nothing new', () => {
  it('is known by what it says of the money', () => {
    expect(isSamePayment(undefined, received)).toBe(false)
    expect(isSamePayment(received, { ...received, checkAt: now })).toBe(true)
    for (const changes of [
      { status: 'review' },
      { receivedCents: 1 },
      { refundedCents: 1 },
    ] as const)
      expect(isSamePayment(received, { ...received, ...changes })).toBe(false)
  })
})

describe('promise 13: refunds', () => {
  const rows = (known: Parameters<typeof changedRefunds>[0], ...refunds: (typeof made)[]) =>
    changedRefunds(known, answer({ refunds }), 'own', now)
  const made = refundAnswer()

  it('that nobody of ours asked for are Stripe’s own', () => {
    expect(rows([], made)).toMatchObject([
      { id: 're_1', paymentId: 'own', reason: refundMadeAtStripe, cents: 600, status: 'succeeded' },
    ])
  })

  it('that we asked for are found again by our id, though their answer was lost', () => {
    const asked = refund({ id: 'ours', status: 'requested', stripeRefundId: null })
    expect(rows([asked], { ...made, refundId: 'ours' })).toMatchObject([
      { id: 'ours', stripeRefundId: 're_1', reason: 'cancelled', status: 'succeeded' },
    ])
  })

  it('are looked at again while they are on their way, and dated when they fail', () => {
    expect(rows([], { ...made, status: 'pending' })[0]?.checkAt?.getTime()).toBeGreaterThan(+now)
    expect(rows([refund()], { ...made, status: 'failed' })).toMatchObject([
      { id: 'refund', failedAt: now, checkAt: null },
    ])
  })

  it('that are known are not told twice', () => {
    expect(rows([refund()], made)).toEqual([])
  })

  it('that come to fail a second time did so the first time', () => {
    const failed = refund({ status: 'failed', stripeRefundId: null, failedAt: new Date(0) })
    const found = { ...made, refundId: 'refund', status: 'failed' } as const
    expect(rows([failed], found)).toMatchObject([{ stripeRefundId: 're_1', failedAt: new Date(0) }])
  })

  it('add up by payment, without those that failed', () => {
    const all = [
      refund(),
      refund({ id: 'b', status: 'pending', cents: 100 }),
      refund({ id: 'c', status: 'failed', cents: 50 }),
      refund({ id: 'd', status: 'requested', cents: 25 }),
      refund({ id: 'e', paymentId: 'another', cents: 10 }),
    ]
    expect(returnedOf(all, received)).toEqual({ cents: 725, twice: 0 })
    expect(returnedOf(all, { ...received, receivedCents: 650 })).toEqual({ cents: 650, twice: 50 })
  })
})

describe('the number by which a bank finds a refund', () => {
  const told = (known: Refund, changes: Partial<RefundAnswer>, at = now) =>
    changedRefunds([known], answer({ refunds: [refundAnswer(changes)] }), 'own', at)
  const named = refund({ bankReference: '7123' })

  it('is taken over when it comes, and is news once', () => {
    expect(told(refund(), {})).toEqual([])
    expect(told(refund(), { bankReference: '7123' })).toEqual([named])
    expect(told(named, { bankReference: '7123' })).toEqual([])
    expect(told(named, { bankReference: '7456' })).toMatchObject([{ bankReference: '7456' }])
  })

  it('stays, whatever a later answer does not know', () => {
    expect(told(named, {})).toEqual([])
    const failed = { status: 'failed', awaitsReference: false } as const
    expect(told(named, failed)).toMatchObject([{ status: 'failed', bankReference: '7123' }])
  })

  it('is asked for from the day on which the money is back, and only as long as it may come', () => {
    const pending = refund({ status: 'pending' })
    const nextDay = new Date(now.getTime() + 24 * 3_600_000)
    const checkAt = (changes: Partial<RefundAnswer>) => told(pending, changes)[0]?.checkAt
    expect(checkAt({})).toEqual(nextDay)
    expect(checkAt({ bankReference: '7123' })).toBeNull()
    expect(checkAt({ awaitsReference: false })).toBeNull()
    expect(checkAt({ status: 'failed' })).toBeNull()
    expect(told(refund({ ...pending, bankReference: '7123' }), {})).toMatchObject([
      { status: 'succeeded', checkAt: null, bankReference: '7123' },
    ])
  })

  it('is asked for as long after we noted the refund, however late Stripe got to make it', () => {
    const day = 24 * 3_600_000
    const checkAt = (daysAgo: number) => {
      const noted = refund({ status: 'requested', at: new Date(now.getTime() - daysAgo * day) })
      return told(noted, { at: now })[0]?.checkAt
    }
    expect(checkAt(29)).toEqual(new Date(now.getTime() + day))
    expect(checkAt(30)).toBeNull()
  })

  it('is asked for no more once Stripe says that there will be none, and that is news once', () => {
    const awaiting = refund({ checkAt: now })
    expect(told(awaiting, {})).toEqual([])
    expect(told(awaiting, { awaitsReference: false })).toEqual([refund()])
    expect(told(refund(), { awaitsReference: false })).toEqual([])
  })

  it('may be none, as the charge was withdrawn: known once Stripe says which', () => {
    const withdrawn = refund({ isReversal: true })
    const said = { isReversal: true, awaitsReference: false }
    expect(told(refund(), said)).toEqual([withdrawn])
    expect(told(withdrawn, { isReversal: null })).toEqual([])
    expect(told(withdrawn, { isReversal: false })).toMatchObject([{ isReversal: false }])
  })

  it('that comes for a refund which failed does not date that anew', () => {
    const failed = refund({ status: 'failed', failedAt: new Date(0) })
    expect(told(failed, { status: 'failed', bankReference: '7123' })).toEqual([
      { ...failed, bankReference: '7123' },
    ])
  })
})

describe('promise 14: disputes', () => {
  const rows = (known: Parameters<typeof changedDisputes>[0], status: 'open' | 'won' | 'inquiry') =>
    changedDisputes(known, answer({ disputes: [disputeAnswer({ status })] }), 'own', now)

  it('are looked at until they are closed', () => {
    expect(rows([], 'open')).toMatchObject([{ id: 'dp_1', paymentId: 'own', closedAt: null }])
    expect(rows([], 'open')[0]?.checkAt?.getTime()).toBeGreaterThan(+now)
    expect(rows([dispute()], 'won')).toMatchObject([{ closedAt: now, checkAt: null }])
  })

  it('want evidence anew where a question of the bank’s becomes one', () => {
    const asked = dispute({ status: 'inquiry', answeredAt: now })
    expect(rows([asked], 'open')).toMatchObject([{ answeredAt: null }])
    expect(rows([dispute({ answeredAt: now })], 'won')).toMatchObject([{ answeredAt: now }])
  })

  it('that are known are not told twice', () => {
    expect(rows([dispute()], 'open')).toEqual([])
    expect(rows([dispute({ status: 'inquiry' })], 'open')).toHaveLength(1)
  })
})
