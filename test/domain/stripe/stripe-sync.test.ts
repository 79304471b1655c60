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

/** The file once Stripe has given these answers. */
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

describe('a stay, once its money moves', () => {
  it.each([
    ['pending', 'paid', 'confirmed', recordOf(), answer()],
    ['expired', 'paid', 'confirmed', expired, answer()],
    ['pending', 'given up', 'expired', recordOf(), canceled],
    ['confirmed', 'refunded', 'cancelled', paidRecord(), answer({ refunds: [back] })],
    ['expired', 'refunded', 'cancelled', expired, answer({ refunds: [back] })],
  ] as const)('that was %s is, when it is %s, %s', (_, __, after, record, said) => {
    expect(told(record, said).stay.status).toBe(after)
  })

  it('promise 5, promise 9: is not confirmed by anything but money received', () => {
    for (const said of [processing, failed, canceled, otherAnswer(), answer({ currency: 'all' })])
      for (const record of [recordOf(), expired])
        expect(told(record, said).stay.status).not.toBe('confirmed')
  })

  it('never goes where it may not, and keeps bags that are here, collected or called off', () => {
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

  it('that is a reservation goes nowhere by it', () => {
    const reserved = recordOf({}, { kind: 'reservation', status: 'confirmed' })
    expect(told(reserved, answer({ refunds: [back] })).stay.status).toBe('confirmed')
  })

  it('is confirmed by its own payment, though a person has to look at another', () => {
    const confirmed = ['confirmed', 'needs_review', -price]
    expect(statusOf(told(recordOf(), answer(), otherAnswer()))).toEqual(confirmed)
    expect(statusOf(told(recordOf(), otherAnswer(), answer()))).toEqual(confirmed)
  })

  it('is not called off while its own payment may still come', () => {
    const wrong = otherAnswer({ refunds: [back] })
    expect(told(recordOf(), wrong).stay.status).toBe('pending')
    expect(statusOf(told(recordOf(), wrong, answer()))).toEqual(['confirmed', 'paid', 0])
    expect(told(recordOf(), wrong, canceled).stay.status).toBe('cancelled')
  })

  it('is called off when all that came is back, in whatever currency', () => {
    const lek = answer({ currency: 'all', amount: 90_000, amountReceived: 90_000 })
    const lekBack = { ...lek, refunds: [refundAnswer({ cents: 90_000 })] }
    expect(told(recordOf(), lek, lekBack).stay.status).toBe('cancelled')
  })

  it('is confirmed even if the bank has taken the money back since', () => {
    const said = answer({ disputes: [disputeAnswer({ status: 'lost' })] })
    expect(statusOf(told(recordOf(), said))).toEqual(['confirmed', 'refunded', price])
  })
})

describe('promise 2: an answer that brings nothing new', () => {
  it('changes nothing', () => {
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

  it('ends the same in whatever order the money is seen', () => {
    const refunded = answer({ refunds: [back] })
    const ends = permutations([processing, failed, answer(), refunded]).map((seen) =>
      statusOf(told(recordOf(), ...seen, refunded)),
    )
    expect(new Set(ends.map(String))).toEqual(new Set(['cancelled,refunded,0']))
  })

  it('ends the same whether payment and refund are told one by one or at once', () => {
    const part = answer({ refunds: [refundAnswer()] })
    expect(statusOf(told(recordOf(), part))).toEqual(statusOf(told(recordOf(), answer(), part)))
    const both = [refundAnswer(), refundAnswer({ id: 're_2', cents: 1200 })]
    const all = answer({ refunds: both })
    expect(statusOf(told(recordOf(), all))).toEqual(statusOf(told(recordOf(), answer(), part, all)))
  })
})

describe('promise 29: a refund made at Stripe', () => {
  it('is goodwill, and leaves no debt', () => {
    const after = told(paidRecord(), answer({ refunds: [refundAnswer()] }))
    expect(statusOf(after)).toEqual(['confirmed', 'partially_refunded', 0])
    expect(after.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -600 })
  })

  it('gives back what was paid too much before it gives anything away', () => {
    const twice = paidRecord({ payments: [received, inReview] })
    const after = told(twice, otherAnswer({ refunds: [back] }))
    expect(statusOf(after)).toEqual(['confirmed', 'paid', 0])
    expect(after.charges).toHaveLength(1)
  })

  it('and the one that a lost answer hides is ours, and gives nothing away', () => {
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

  it('whose bank names its reference later moves no money and writes to nobody', () => {
    const before = told(paidRecord(), answer({ refunds: [refundAnswer()] }))
    const named = answer({ refunds: [refundAnswer({ bankReference: '7123' })] })
    const change = afterAnswer(before, named, now)
    expect(change).toMatchObject({ refunds: [{ bankReference: '7123' }], charges: [], emails: [] })
    expect(change?.attention).toBeUndefined()
    expect(statusOf(told(before, named))).toEqual(statusOf(before))
  })

  it('of what was paid out in cash is looked at by staff, and is no goodwill', () => {
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
    // Back are 12 of 18 euros: no more than came, and still 6 of them twice.
    expect(afterAnswer(record, of(again), now)).toMatchObject({
      attention: { conflict: true },
      data: { attention: 'returned_twice', twice: 600 },
      charges: [],
    })
    expect(statusOf(told(record, of(again)))).toEqual(['completed', 'partially_refunded', 600])
    // What goes beyond the cash is goodwill, like any other.
    const more = told(record, of(refundAnswer({ id: 're_2', cents: 1000 })))
    expect(more.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -400 })
    expect(more.stay).toMatchObject({ balance: 600, conflictAt: now })
    // Our own that arrived after all went back twice too, as one that we wait for does not.
    const arrived = refundAnswer({ id: 're_2', refundId: 'late' })
    const late = (status: 'failed' | 'requested') => ({
      ...record,
      refunds: [inCash, refund({ id: 'late', status, stripeRefundId: null })],
    })
    expect(afterAnswer(late('failed'), of(arrived), now)?.data.twice).toBe(600)
    expect(afterAnswer(late('requested'), of(arrived), now)?.data.twice).toBeUndefined()
    // One that failed has not gone back at all, and is told once.
    const seen = told(record, of(again))
    expect(afterAnswer(seen, of(again), now)).toBeNull()
    expect(afterAnswer(record, of({ ...again, status: 'failed' }), now)?.attention).toBeUndefined()
  })

  it('that fails later is ours to give back again', () => {
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

  it('never gives away more than is owed, though a dispute took the money as well', () => {
    const record = paidRecord({ charges: expiredRows.charges }, { status: 'cancelled' })
    const said = answer({ refunds: [back], disputes: [disputeAnswer({ status: 'lost' })] })
    expect(told(record, said).stay).toMatchObject({ netPrice: 0, balance: price })
  })
})

describe('promise 14: a dispute', () => {
  it('is flagged while it is open, and taken from the account once it is lost', () => {
    const open = told(paidRecord(), answer({ disputes: [disputeAnswer()] }))
    expect(open.stay).toMatchObject({ disputed: true, balance: 0, paymentStatus: 'paid' })
    const lost = told(open, answer({ disputes: [disputeAnswer({ status: 'lost' })] }))
    expect(lost.stay).toMatchObject({ disputed: false, balance: price, paymentStatus: 'refunded' })
    const won = told(open, answer({ disputes: [disputeAnswer({ status: 'won' })] }))
    expect(won.stay).toMatchObject({ disputed: false, balance: 0, paymentStatus: 'paid' })
  })
})

describe('any answer of the provider', () => {
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

  it('puts money in our books only where ours has succeeded in full', () => {
    fc.assert(
      fc.property(said, (one) => {
        const { stay, payments } = told(recordOf(), one)
        if (isPaid(stay.paymentStatus) || payments.some(({ status }) => status === 'succeeded'))
          expect(one).toMatchObject(answer({ declined: one.declined, paymentId: one.paymentId }))
      }),
    )
  })

  it('never makes money forgotten, and never confirms without it', () => {
    fc.assert(
      fc.property(record, fc.array(said, { maxLength: 4 }), (before, answers) => {
        const came = (rows: StayRecord) =>
          rows.payments.reduce((sum, { receivedCents }) => sum + receivedCents, 0)
        // One by one: a later answer that contradicts an earlier one puts its money in review.
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
