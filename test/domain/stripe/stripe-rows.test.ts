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

describe('the payment of an intent', () => {
  it('is the one with its PaymentIntent id', () => {
    const record = recordOf({ payments: [inReview, onlinePayment] })
    expect(paymentOf(record, answer())?.id).toBe('own')
    expect(paymentOf(record, otherAnswer())?.id).toBe('pi_other')
    expect(paymentOf(record, otherAnswer({ id: 'pi_third', paymentId: 'own' }))).toBeUndefined()
  })

  it('is the one it was made for if the PaymentIntent id was lost', () => {
    const record = recordOf({ payments: [{ ...onlinePayment, paymentIntentId: null }] })
    expect(paymentOf(record, answer())?.id).toBe('own')
    expect(
      takenOver({ ...onlinePayment, paymentIntentId: null }, answer(), stay, now).paymentIntentId,
    ).toBe('pi_own')
  })
})

describe('promise 9: a payment', () => {
  it('is succeeded once the whole amount is received', () => {
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
  ] as const)('is not received early: %s is %s', (answered, status) => {
    expect(taken({ status: answered, amountReceived: 0 })).toMatchObject({
      status,
      receivedCents: 0,
      paidAt: null,
      checkAt: status === 'canceled' ? null : onlinePayment.checkAt,
    })
  })

  it('promise 8: is failed if the card was declined, and can still succeed', () => {
    const declined = { status: 'requires_payment_method', amountReceived: 0, declined: true }
    const failed = taken(declined)
    expect(failed.status).toBe('failed')
    expect(taken({}, failed).status).toBe('succeeded')
  })
})

describe('promise 5: an intent that differs from the one we made', () => {
  const bent = [
    ['charges less', { amount: 1799, amountReceived: 1799 }],
    ['charges more', { amount: 1801, amountReceived: 1801 }],
    ['received less than its amount', { amountReceived: 1 }],
    ['received more than its amount', { amountReceived: 3600 }],
    ['is in another currency', { currency: 'all' }],
    ['belongs to another booking', { bookingId: 'another' }],
    ['belongs to no booking', { bookingId: undefined }],
  ] as const

  it.each(bent)('is in review if it %s', (_, changes) => {
    expect(taken(changes).status).toBe('review')
  })

  it('is in review in any status except `canceled`', () => {
    for (const status of ['requires_payment_method', 'requires_action', 'processing'])
      expect(taken({ status, amountReceived: 0, bookingId: 'another' }).status).toBe('review')
    expect(taken({ status: 'canceled', amountReceived: 0, bookingId: 'another' }).status).toBe(
      'canceled',
    )
  })

  it('keeps its amount in its own currency', () => {
    expect(taken({ currency: 'all' })).toMatchObject({ currency: 'ALL', receivedCents: price })
  })

  it('beside ours becomes a payment in review only once it has received money', () => {
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

describe('a received payment', () => {
  const answers = [
    {},
    { status: 'canceled', amountReceived: 0 },
    { status: 'processing', amountReceived: 0 },
    { status: 'requires_payment_method', amountReceived: 0, declined: true },
    { amount: 1, amountReceived: 1 },
    { currency: 'usd' },
  ]

  it('never loses its amount, whatever Stripe says later', () => {
    for (const before of [received, inReview])
      for (const changes of answers) {
        const after = taken(changes, before)
        expect(['succeeded', 'review']).toContain(after.status)
        expect(after.receivedCents).toBe(price)
        expect(after.paidAt).toBe(before.paidAt)
      }
  })

  it('stays in review until staff act', () => {
    for (const changes of answers) expect(taken(changes, inReview).status).toBe('review')
  })

  it.each([100, price])(
    'of an intent of %i cents stays accepted once staff accepted it',
    (amount) => {
      const accepted = { ...received, cents: 100, receivedCents: 100 }
      expect(taken({ amount, amountReceived: 100, bookingId: 'b' }, accepted).status).toBe(
        'succeeded',
      )
    },
  )
})

describe('a sync without news', () => {
  it('is recognized by the payment’s status and amounts', () => {
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

  it('that we did not request are recorded as made at Stripe', () => {
    expect(rows([], made)).toMatchObject([
      { id: 're_1', paymentId: 'own', reason: refundMadeAtStripe, cents: 600, status: 'succeeded' },
    ])
  })

  it('that we requested are matched by our id, even if the response was lost', () => {
    const asked = refund({ id: 'ours', status: 'requested', stripeRefundId: null })
    expect(rows([asked], { ...made, refundId: 'ours' })).toMatchObject([
      { id: 'ours', stripeRefundId: 're_1', reason: 'cancelled', status: 'succeeded' },
    ])
  })

  it('are checked again while pending, and dated if they fail', () => {
    expect(rows([], { ...made, status: 'pending' })[0]?.checkAt?.getTime()).toBeGreaterThan(+now)
    expect(rows([refund()], { ...made, status: 'failed' })).toMatchObject([
      { id: 'refund', failedAt: now, checkAt: null },
    ])
  })

  it('that are known are not recorded again', () => {
    expect(rows([refund()], made)).toEqual([])
  })

  it('that fail again keep the time of the first failure', () => {
    const failed = refund({ status: 'failed', stripeRefundId: null, failedAt: new Date(0) })
    const found = { ...made, refundId: 'refund', status: 'failed' } as const
    expect(rows([failed], found)).toMatchObject([{ stripeRefundId: 're_1', failedAt: new Date(0) }])
  })

  it('are summed per payment, without failed ones and at most the amount received', () => {
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

describe('the bank reference of a refund', () => {
  const told = (known: Refund, changes: Partial<RefundAnswer>, at = now) =>
    changedRefunds([known], answer({ refunds: [refundAnswer(changes)] }), 'own', at)
  const named = refund({ bankReference: '7123' })

  it('is recorded when it arrives, and again only if it changes', () => {
    expect(told(refund(), {})).toEqual([])
    expect(told(refund(), { bankReference: '7123' })).toEqual([named])
    expect(told(named, { bankReference: '7123' })).toEqual([])
    expect(told(named, { bankReference: '7456' })).toMatchObject([{ bankReference: '7456' }])
  })

  it('is kept if a later response does not include it', () => {
    expect(told(named, {})).toEqual([])
    const failed = { status: 'failed', awaitsReference: false } as const
    expect(told(named, failed)).toMatchObject([{ status: 'failed', bankReference: '7123' }])
  })

  it('is checked from a day after the refund, only if it can still arrive', () => {
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

  it('is checked for thirty days after we recorded the refund', () => {
    const day = 24 * 3_600_000
    const checkAt = (daysAgo: number) => {
      const noted = refund({ status: 'requested', at: new Date(now.getTime() - daysAgo * day) })
      return told(noted, { at: now })[0]?.checkAt
    }
    expect(checkAt(29)).toEqual(new Date(now.getTime() + day))
    expect(checkAt(30)).toBeNull()
  })

  it('is not checked once Stripe says that none will come', () => {
    const awaiting = refund({ checkAt: now })
    expect(told(awaiting, {})).toEqual([])
    expect(told(awaiting, { awaitsReference: false })).toEqual([refund()])
    expect(told(refund(), { awaitsReference: false })).toEqual([])
  })

  it('is not needed if the charge was reversed, which is recorded once known', () => {
    const withdrawn = refund({ isReversal: true })
    const said = { isReversal: true, awaitsReference: false }
    expect(told(refund(), said)).toEqual([withdrawn])
    expect(told(withdrawn, { isReversal: null })).toEqual([])
    expect(told(withdrawn, { isReversal: false })).toMatchObject([{ isReversal: false }])
  })

  it('does not change the time of failure of a failed refund', () => {
    const failed = refund({ status: 'failed', failedAt: new Date(0) })
    expect(told(failed, { status: 'failed', bankReference: '7123' })).toEqual([
      { ...failed, bankReference: '7123' },
    ])
  })
})

describe('promise 14: disputes', () => {
  const rows = (known: Parameters<typeof changedDisputes>[0], status: 'open' | 'won' | 'inquiry') =>
    changedDisputes(known, answer({ disputes: [disputeAnswer({ status })] }), 'own', now)

  it('are checked until they are closed', () => {
    expect(rows([], 'open')).toMatchObject([{ id: 'dp_1', paymentId: 'own', closedAt: null }])
    expect(rows([], 'open')[0]?.checkAt?.getTime()).toBeGreaterThan(+now)
    expect(rows([dispute()], 'won')).toMatchObject([{ closedAt: now, checkAt: null }])
  })

  it('need an answer again if an inquiry becomes a dispute', () => {
    const asked = dispute({ status: 'inquiry', answeredAt: now })
    expect(rows([asked], 'open')).toMatchObject([{ answeredAt: null }])
    expect(rows([dispute({ answeredAt: now })], 'won')).toMatchObject([{ answeredAt: now }])
  })

  it('that are known are not recorded again', () => {
    expect(rows([dispute()], 'open')).toEqual([])
    expect(rows([dispute({ status: 'inquiry' })], 'open')).toHaveLength(1)
  })
})
