import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import type { MoneyRows } from '../../../domain/payments/money-rows.ts'
import { isPaid } from '../../../domain/payments/payment.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  canTransition,
  type StayTransitionName,
  stayTransitions,
} from '../../../domain/stay/stay-transition.ts'
import { recordAfter } from '../../../domain/stay/stay-update.ts'
import type { IntentAnswer } from '../../../domain/stripe/stripe-facts.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import {
  answer,
  dispute,
  disputeAnswer,
  inReview,
  now,
  onlinePayment,
  otherAnswer,
  paidRecord,
  price,
  received,
  recordOf,
  refund,
  refundAnswer,
} from '../support/stay-records.ts'

/** The stay record after syncing these intents. */
function told(record: StayRecord, ...answers: IntentAnswer[]): StayRecord {
  return answers.reduce((before, said) => {
    const change = afterAnswer(before, said, now)
    return change ? recordAfter(before, change, now) : before
  }, record)
}

const statusOf = ({ stay }: StayRecord) => [stay.status, stay.paymentStatus, stay.balance]

const unpaid = (changes: Partial<IntentAnswer>) => answer({ amountReceived: 0, ...changes })
const processing = unpaid({ status: 'processing' })
const failed = unpaid({ status: 'requires_payment_method', declined: true })
const canceled = unpaid({ status: 'canceled' })
const back = refundAnswer({ cents: price })
const expiredRows = {
  charges: [
    { kind: 'quote', cents: price },
    { kind: 'not_due', cents: -price },
  ],
  payments: [{ ...onlinePayment, status: 'canceled', checkAt: null }],
} as const satisfies Partial<MoneyRows>
const expired = recordOf(expiredRows, { status: 'expired' })

describe('a stay whose payment is synced', () => {
  it.each([
    ['pending', 'paid', 'confirmed', recordOf(), answer()],
    ['expired', 'paid', 'confirmed', expired, answer()],
    ['pending', 'canceled', 'expired', recordOf(), canceled],
    ['confirmed', 'refunded', 'cancelled', paidRecord(), answer({ refunds: [back] })],
    ['expired', 'refunded', 'cancelled', expired, answer({ refunds: [back] })],
  ] as const)('that was %s with a payment that is %s becomes %s', (_, __, after, record, said) => {
    expect(told(record, said).stay.status).toBe(after)
  })

  it('promise 5, promise 9: is only confirmed by received money', () => {
    for (const said of [processing, failed, canceled, otherAnswer(), answer({ currency: 'all' })])
      for (const record of [recordOf(), expired])
        expect(told(record, said).stay.status).not.toBe('confirmed')
  })

  it('only makes allowed transitions, and never leaves a checked-in or ended status', () => {
    const moves = Object.keys(stayTransitions) as StayTransitionName[]
    for (const status of stayStatuses)
      for (const said of [answer(), canceled, answer({ refunds: [back] }), otherAnswer()]) {
        const after = told(recordOf({}, { status }), said).stay.status
        const isMove = moves.some(
          (move) => canTransition(status, move) && stayTransitions[move].to === after,
        )
        expect(after === status || isMove).toBe(true)
        if (['checked_in', 'completed', 'cancelled', 'no_show'].includes(status))
          expect(after).toBe(status)
      }
  })

  it('stays confirmed if it is a reservation and its payment is refunded', () => {
    const reserved = recordOf({}, { kind: 'reservation', status: 'confirmed' })
    expect(told(reserved, answer({ refunds: [back] })).stay.status).toBe('confirmed')
  })

  it('is confirmed by its own payment even if another is in review', () => {
    const confirmed = ['confirmed', 'needs_review', -price]
    expect(statusOf(told(recordOf(), answer(), otherAnswer()))).toEqual(confirmed)
    expect(statusOf(told(recordOf(), otherAnswer(), answer()))).toEqual(confirmed)
  })

  it('is not cancelled while its own payment can still succeed', () => {
    const wrong = otherAnswer({ refunds: [back] })
    expect(told(recordOf(), wrong).stay.status).toBe('pending')
    expect(statusOf(told(recordOf(), wrong, answer()))).toEqual(['confirmed', 'paid', 0])
    expect(told(recordOf(), wrong, canceled).stay.status).toBe('cancelled')
  })

  it('is cancelled once every received payment is refunded, in any currency', () => {
    const lek = answer({ currency: 'all', amount: 90_000, amountReceived: 90_000 })
    const lekBack = { ...lek, refunds: [refundAnswer({ cents: 90_000 })] }
    expect(told(recordOf(), lek, lekBack).stay.status).toBe('cancelled')
  })

  it('is confirmed even if a lost dispute already took the money', () => {
    const said = answer({ disputes: [disputeAnswer({ status: 'lost' })] })
    expect(statusOf(told(recordOf(), said))).toEqual(['confirmed', 'refunded', price])
  })
})

describe('promise 2: a second sync without news', () => {
  it('has no update', () => {
    const answers = [processing, failed, canceled, answer(), answer({ refunds: [back] })]
    for (const said of answers) {
      const once = told(recordOf(), said)
      expect(afterAnswer(once, said, now)).toBeNull()
    }
    expect(afterAnswer(recordOf(), otherAnswer({ amountReceived: 0 }), now)).toBeNull()
  })
})

describe('promise 3: the order of events does not matter', () => {
  const permutations = <Item>(items: readonly Item[]): Item[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, at) =>
          permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
        )

  it('ends in the same status for any order of syncs', () => {
    const refunded = answer({ refunds: [back] })
    const ends = permutations([processing, failed, answer(), refunded]).map((seen) =>
      statusOf(told(recordOf(), ...seen, refunded)),
    )
    expect(new Set(ends.map(String))).toEqual(new Set(['cancelled,refunded,0']))
  })

  it('ends the same if payment and refund are synced together or separately', () => {
    const part = answer({ refunds: [refundAnswer()] })
    expect(statusOf(told(recordOf(), part))).toEqual(statusOf(told(recordOf(), answer(), part)))
    const both = [refundAnswer(), refundAnswer({ id: 're_2', cents: 1200 })]
    const all = answer({ refunds: both })
    expect(statusOf(told(recordOf(), all))).toEqual(statusOf(told(recordOf(), answer(), part, all)))
  })
})

describe('promise 29: a refund made at Stripe', () => {
  it('is recorded as goodwill and leaves no debt', () => {
    const after = told(paidRecord(), answer({ refunds: [refundAnswer()] }))
    expect(statusOf(after)).toEqual(['confirmed', 'partially_refunded', 0])
    expect(after.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -600 })
  })

  it('refunds an overpayment first, without goodwill', () => {
    const twice = paidRecord({ payments: [received, inReview] })
    const after = told(twice, otherAnswer({ refunds: [back] }))
    expect(statusOf(after)).toEqual(['confirmed', 'paid', 0])
    expect(after.charges).toHaveLength(1)
  })

  it('that we requested, but whose response was lost, is not goodwill', () => {
    const asked = refund({ id: 'ours', status: 'requested', stripeRefundId: null, cents: price })
    const charges = [...expiredRows.charges]
    const record = paidRecord({ charges, refunds: [asked] }, { status: 'cancelled' })
    const after = told(record, answer({ refunds: [{ ...back, refundId: 'ours' }] }))
    expect(after.refunds).toMatchObject([
      { id: 'ours', status: 'succeeded', stripeRefundId: 're_1' },
    ])
    expect(statusOf(after)).toEqual(['cancelled', 'refunded', 0])
    expect(after.charges).toEqual(charges)
  })

  it('gets a bank reference later without new charges, emails or attention', () => {
    const before = told(paidRecord(), answer({ refunds: [refundAnswer()] }))
    const named = answer({ refunds: [refundAnswer({ bankReference: '7123' })] })
    const change = afterAnswer(before, named, now)
    expect(change).toMatchObject({ refunds: [{ bankReference: '7123' }], charges: [], emails: [] })
    expect(change?.attention).toBeUndefined()
    expect(statusOf(told(before, named))).toEqual(statusOf(before))
  })

  it('of money already paid out in cash needs attention and is not goodwill', () => {
    const left = { status: 'completed', endedAt: now } as const
    const inCash = refund({ id: 'paid_out', method: 'cash', stripeRefundId: null })
    const tried = refund({ status: 'failed', failedAt: now })
    const payments = [{ ...received, refundedCents: 600 }]
    const charges = [
      { kind: 'quote' as const, cents: price },
      { kind: 'unused_days' as const, cents: -600 },
    ]
    const record = paidRecord({ charges, payments, refunds: [tried, inCash] }, left)
    const failedTry = refundAnswer({ status: 'failed' })
    const of = (...refunds: ReturnType<typeof refundAnswer>[]) =>
      answer({ refunds: [failedTry, ...refunds] })
    const again = refundAnswer({ id: 're_2' })
    // Refunded are 12 of 18 euros: not more than was received, but 6 of them twice.
    expect(afterAnswer(record, of(again), now)).toMatchObject({
      attention: { conflict: true },
      data: { attention: 'returned_twice', twice: 600 },
      charges: [],
    })
    expect(statusOf(told(record, of(again)))).toEqual(['completed', 'partially_refunded', 600])
    // What exceeds the cash refund is goodwill.
    const more = told(record, of(refundAnswer({ id: 're_2', cents: 1000 })))
    expect(more.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -400 })
    expect(more.stay).toMatchObject({ balance: 600, conflictAt: now })
    // Our own failed refund that then succeeded is also a second refund; a requested one is not.
    const arrived = refundAnswer({ id: 're_2', refundId: 'late' })
    const late = (status: 'failed' | 'requested') => ({
      ...record,
      refunds: [inCash, refund({ id: 'late', status, stripeRefundId: null })],
    })
    expect(afterAnswer(late('failed'), of(arrived), now)?.data.twice).toBe(600)
    expect(afterAnswer(late('requested'), of(arrived), now)?.data.twice).toBeUndefined()
    // A failed refund does not count, and the issue is reported once.
    const seen = told(record, of(again))
    expect(afterAnswer(seen, of(again), now)).toBeNull()
    expect(afterAnswer(record, of({ ...again, status: 'failed' }), now)?.attention).toBeUndefined()
  })

  it('that fails later is owed to the guest again', () => {
    const record = told(paidRecord(), answer({ refunds: [back] }))
    const change = afterAnswer(record, answer({ refunds: [{ ...back, status: 'failed' }] }), now)
    expect(change?.emails).toEqual(['refund_failed', 'refund_delayed'])
    expect(change?.data.failed).toBe(back.cents)
    expect(statusOf(told(record, answer({ refunds: [{ ...back, status: 'failed' }] })))).toEqual([
      'cancelled',
      'paid',
      -price,
    ])
  })

  it('adds no goodwill beyond what is owed, even after a lost dispute', () => {
    const record = paidRecord({ charges: expiredRows.charges }, { status: 'cancelled' })
    const said = answer({ refunds: [back], disputes: [disputeAnswer({ status: 'lost' })] })
    expect(told(record, said).stay).toMatchObject({ netPrice: 0, balance: price })
  })
})

describe('promise 14: a dispute', () => {
  it('is flagged while open and charged back once lost', () => {
    const open = told(paidRecord(), answer({ disputes: [disputeAnswer()] }))
    expect(open.stay).toMatchObject({ disputed: true, balance: 0, paymentStatus: 'paid' })
    const lost = told(open, answer({ disputes: [disputeAnswer({ status: 'lost' })] }))
    expect(lost.stay).toMatchObject({ disputed: false, balance: price, paymentStatus: 'refunded' })
    const won = told(open, answer({ disputes: [disputeAnswer({ status: 'won' })] }))
    expect(won.stay).toMatchObject({ disputed: false, balance: 0, paymentStatus: 'paid' })
  })
})

describe('any response from Stripe', () => {
  const record = fc.constantFrom(
    recordOf(),
    expired,
    paidRecord(),
    paidRecord({ disputes: [dispute()] }),
    recordOf({ payments: [received, inReview] }, { status: 'confirmed' }),
    paidRecord({ charges: expiredRows.charges }, { status: 'cancelled' }),
  )
  const said = fc.record<IntentAnswer>({
    id: fc.constantFrom('pi_own', 'pi_other'),
    status: fc.constantFrom(
      'requires_payment_method',
      'requires_action',
      'processing',
      'succeeded',
      'canceled',
    ),
    amount: fc.constantFrom(price, price - 1),
    amountReceived: fc.constantFrom(price, price - 1, 0),
    currency: fc.constantFrom('eur', 'all'),
    bookingId: fc.constantFrom('stay', 'another', undefined),
    paymentId: fc.constantFrom('own', undefined),
    declined: fc.boolean(),
    refunds: fc.constant([]),
    disputes: fc.constant([]),
  })

  it('makes a payment succeed only if its own intent succeeded in full', () => {
    fc.assert(
      fc.property(said, (one) => {
        const { stay, payments } = told(recordOf(), one)
        if (isPaid(stay.paymentStatus) || payments.some(({ status }) => status === 'succeeded'))
          expect(one).toMatchObject(answer({ declined: one.declined, paymentId: one.paymentId }))
      }),
    )
  })

  it('never reduces the received amount, and never confirms a stay without a payment', () => {
    fc.assert(
      fc.property(record, fc.array(said, { maxLength: 4 }), (before, answers) => {
        const came = (rows: StayRecord) =>
          rows.payments.reduce((sum, { receivedCents }) => sum + receivedCents, 0)
        // One by one: a later response that contradicts an earlier one puts its payment in review.
        answers.reduce((known, one) => {
          const after = told(known, one)
          expect(came(after)).toBeGreaterThanOrEqual(came(known))
          if (after.stay.status === 'confirmed' && known.stay.status !== 'confirmed')
            expect(after.payments.some(({ status }) => status === 'succeeded')).toBe(true)
          return after
        }, before)
      }),
    )
  })
})
