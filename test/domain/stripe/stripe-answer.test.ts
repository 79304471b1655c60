import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import type { MoneyRows } from '../../../domain/payments/money-rows.ts'
import { isPaid } from '../../../domain/payments/payment.ts'
import { mayMove, type StayMoveName, stayMoves } from '../../../domain/stay/move-stay.ts'
import { fileAfter } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-answer.ts'
import type { IntentAnswer } from '../../../domain/stripe/stripe-facts.ts'
import {
  answer,
  dispute,
  disputeAnswer,
  fileOf,
  inReview,
  now,
  onlinePayment,
  otherAnswer,
  paidFile,
  price,
  received,
  refund,
  refundAnswer,
} from '../support/stay-files.ts'

/** The file once Stripe has given these answers. */
function told(file: StayFile, ...answers: IntentAnswer[]): StayFile {
  return answers.reduce((before, said) => {
    const change = afterAnswer(before, said, now)
    return change ? fileAfter(before, change, now) : before
  }, file)
}

const standing = ({ stay }: StayFile) => [stay.status, stay.paymentStatus, stay.balance]

const unpaid = (changes: Partial<IntentAnswer>) => answer({ amountReceived: 0, ...changes })
const processing = unpaid({ status: 'processing' })
const failed = unpaid({ status: 'requires_payment_method', declined: true })
const canceled = unpaid({ status: 'canceled' })
const back = refundAnswer({ cents: price })
const lapsedRows = {
  charges: [
    { kind: 'quote', cents: price },
    { kind: 'not_due', cents: -price },
  ],
  payments: [{ ...onlinePayment, status: 'canceled', checkAt: null }],
} as const satisfies Partial<MoneyRows>
const lapsed = fileOf(lapsedRows, { status: 'expired' })

describe('a stay, once its money moves', () => {
  it.each([
    ['pending', 'paid', 'confirmed', fileOf(), answer()],
    ['expired', 'paid', 'confirmed', lapsed, answer()],
    ['pending', 'given up', 'expired', fileOf(), canceled],
    ['confirmed', 'refunded', 'cancelled', paidFile(), answer({ refunds: [back] })],
    ['expired', 'refunded', 'cancelled', lapsed, answer({ refunds: [back] })],
  ] as const)('that was %s is, when it is %s, %s', (_, __, after, file, said) => {
    expect(told(file, said).stay.status).toBe(after)
  })

  it('promise 5, promise 9: is not confirmed by anything but money received', () => {
    for (const said of [processing, failed, canceled, otherAnswer(), answer({ currency: 'all' })])
      for (const file of [fileOf(), lapsed])
        expect(told(file, said).stay.status).not.toBe('confirmed')
  })

  it('never goes where it may not, and keeps bags that are here, collected or called off', () => {
    const moves = Object.keys(stayMoves) as StayMoveName[]
    for (const status of stayStatuses)
      for (const said of [answer(), canceled, answer({ refunds: [back] }), otherAnswer()]) {
        const after = told(fileOf({}, { status }), said).stay.status
        const isMove = moves.some((move) => mayMove(status, move) && stayMoves[move].to === after)
        expect(after === status || isMove).toBe(true)
        if (['checked_in', 'completed', 'cancelled', 'no_show'].includes(status))
          expect(after).toBe(status)
      }
  })

  it('that is a reservation goes nowhere by it', () => {
    const reserved = fileOf({}, { kind: 'reservation', status: 'confirmed' })
    expect(told(reserved, answer({ refunds: [back] })).stay.status).toBe('confirmed')
  })

  it('is confirmed by its own payment, though a person has to look at another', () => {
    const confirmed = ['confirmed', 'needs_review', -price]
    expect(standing(told(fileOf(), answer(), otherAnswer()))).toEqual(confirmed)
    expect(standing(told(fileOf(), otherAnswer(), answer()))).toEqual(confirmed)
  })

  it('is not called off while its own payment may still come', () => {
    const wrong = otherAnswer({ refunds: [back] })
    expect(told(fileOf(), wrong).stay.status).toBe('pending')
    expect(standing(told(fileOf(), wrong, answer()))).toEqual(['confirmed', 'paid', 0])
    expect(told(fileOf(), wrong, canceled).stay.status).toBe('cancelled')
  })

  it('is called off when all that came is back, in whatever currency', () => {
    const lek = answer({ currency: 'all', amount: 90_000, amountReceived: 90_000 })
    const lekBack = { ...lek, refunds: [refundAnswer({ cents: 90_000 })] }
    expect(told(fileOf(), lek, lekBack).stay.status).toBe('cancelled')
  })

  it('is confirmed even if the bank has taken the money back since', () => {
    const said = answer({ disputes: [disputeAnswer({ status: 'lost' })] })
    expect(standing(told(fileOf(), said))).toEqual(['confirmed', 'refunded', price])
  })
})

describe('promise 2: an answer that brings nothing new', () => {
  it('changes nothing', () => {
    const answers = [processing, failed, canceled, answer(), answer({ refunds: [back] })]
    for (const said of answers) {
      const once = told(fileOf(), said)
      expect(afterAnswer(once, said, now)).toBeNull()
    }
    expect(afterAnswer(fileOf(), otherAnswer({ amountReceived: 0 }), now)).toBeNull()
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
      standing(told(fileOf(), ...seen, refunded)),
    )
    expect(new Set(ends.map(String))).toEqual(new Set(['cancelled,refunded,0']))
  })

  it('ends the same whether payment and refund are told one by one or at once', () => {
    const part = answer({ refunds: [refundAnswer()] })
    expect(standing(told(fileOf(), part))).toEqual(standing(told(fileOf(), answer(), part)))
    const both = [refundAnswer(), refundAnswer({ id: 're_2', cents: 1200 })]
    const all = answer({ refunds: both })
    expect(standing(told(fileOf(), all))).toEqual(standing(told(fileOf(), answer(), part, all)))
  })
})

describe('promise 29: a refund made at Stripe', () => {
  it('is goodwill, and leaves no debt', () => {
    const after = told(paidFile(), answer({ refunds: [refundAnswer()] }))
    expect(standing(after)).toEqual(['confirmed', 'partially_refunded', 0])
    expect(after.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -600 })
  })

  it('gives back what was paid too much before it gives anything away', () => {
    const twice = paidFile({ payments: [received, inReview] })
    const after = told(twice, otherAnswer({ refunds: [back] }))
    expect(standing(after)).toEqual(['confirmed', 'paid', 0])
    expect(after.charges).toHaveLength(1)
  })

  it('and the one that a lost answer hides is ours, and gives nothing away', () => {
    const asked = refund({ id: 'ours', status: 'requested', stripeRefundId: null, cents: price })
    const charges = [...lapsedRows.charges]
    const file = paidFile({ charges, refunds: [asked] }, { status: 'cancelled' })
    const after = told(file, answer({ refunds: [{ ...back, refundId: 'ours' }] }))
    expect(after.refunds).toMatchObject([
      { id: 'ours', status: 'succeeded', stripeRefundId: 're_1' },
    ])
    expect(standing(after)).toEqual(['cancelled', 'refunded', 0])
    expect(after.charges).toEqual(charges)
  })

  it('whose bank names its reference later moves no money and writes to nobody', () => {
    const before = told(paidFile(), answer({ refunds: [refundAnswer()] }))
    const named = answer({ refunds: [refundAnswer({ bankReference: '7123' })] })
    const change = afterAnswer(before, named, now)
    expect(change).toMatchObject({ refunds: [{ bankReference: '7123' }], charges: [], letters: [] })
    expect(change?.attention).toBeUndefined()
    expect(standing(told(before, named))).toEqual(standing(before))
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
    const file = paidFile({ charges, payments, refunds: [tried, inCash] }, left)
    const failedTry = refundAnswer({ status: 'failed' })
    const of = (...refunds: ReturnType<typeof refundAnswer>[]) =>
      answer({ refunds: [failedTry, ...refunds] })
    const again = refundAnswer({ id: 're_2' })
    // Back are 12 of 18 euros: no more than came, and still 6 of them twice.
    expect(afterAnswer(file, of(again), now)).toMatchObject({
      attention: { conflict: true },
      data: { attention: 'returned_twice', twice: 600 },
      charges: [],
    })
    expect(standing(told(file, of(again)))).toEqual(['completed', 'partially_refunded', 600])
    // What goes beyond the cash is goodwill, like any other.
    const more = told(file, of(refundAnswer({ id: 're_2', cents: 1000 })))
    expect(more.charges.at(-1)).toEqual({ kind: 'goodwill', cents: -400 })
    expect(more.stay).toMatchObject({ balance: 600, conflictAt: now })
    // Our own that arrived after all went back twice too, as one that we wait for does not.
    const arrived = refundAnswer({ id: 're_2', refundId: 'late' })
    const late = (status: 'failed' | 'requested') => ({
      ...file,
      refunds: [inCash, refund({ id: 'late', status, stripeRefundId: null })],
    })
    expect(afterAnswer(late('failed'), of(arrived), now)?.data.twice).toBe(600)
    expect(afterAnswer(late('requested'), of(arrived), now)?.data.twice).toBeUndefined()
    // One that failed has not gone back at all, and is told once.
    const seen = told(file, of(again))
    expect(afterAnswer(seen, of(again), now)).toBeNull()
    expect(afterAnswer(file, of({ ...again, status: 'failed' }), now)?.attention).toBeUndefined()
  })

  it('that fails later is ours to give back again', () => {
    const file = told(paidFile(), answer({ refunds: [back] }))
    const change = afterAnswer(file, answer({ refunds: [{ ...back, status: 'failed' }] }), now)
    expect(change?.letters).toEqual(['refund_failed', 'refund_delayed'])
    expect(change?.data.failed).toBe(back.cents)
    expect(standing(told(file, answer({ refunds: [{ ...back, status: 'failed' }] })))).toEqual([
      'cancelled',
      'paid',
      -price,
    ])
  })

  it('never gives away more than is owed, though a dispute took the money as well', () => {
    const file = paidFile({ charges: lapsedRows.charges }, { status: 'cancelled' })
    const said = answer({ refunds: [back], disputes: [disputeAnswer({ status: 'lost' })] })
    expect(told(file, said).stay).toMatchObject({ netPrice: 0, balance: price })
  })
})

describe('promise 14: a dispute', () => {
  it('is flagged while it is open, and taken from the account once it is lost', () => {
    const open = told(paidFile(), answer({ disputes: [disputeAnswer()] }))
    expect(open.stay).toMatchObject({ disputed: true, balance: 0, paymentStatus: 'paid' })
    const lost = told(open, answer({ disputes: [disputeAnswer({ status: 'lost' })] }))
    expect(lost.stay).toMatchObject({ disputed: false, balance: price, paymentStatus: 'refunded' })
    const won = told(open, answer({ disputes: [disputeAnswer({ status: 'won' })] }))
    expect(won.stay).toMatchObject({ disputed: false, balance: 0, paymentStatus: 'paid' })
  })
})

describe('any answer of the provider', () => {
  const file = fc.constantFrom(
    fileOf(),
    lapsed,
    paidFile(),
    paidFile({ disputes: [dispute()] }),
    fileOf({ payments: [received, inReview] }, { status: 'confirmed' }),
    paidFile({ charges: lapsedRows.charges }, { status: 'cancelled' }),
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
        const { stay, payments } = told(fileOf(), one)
        if (isPaid(stay.paymentStatus) || payments.some(({ status }) => status === 'succeeded'))
          expect(one).toMatchObject(answer({ declined: one.declined, paymentId: one.paymentId }))
      }),
    )
  })

  it('never makes money forgotten, and never confirms without it', () => {
    fc.assert(
      fc.property(file, fc.array(said, { maxLength: 4 }), (before, answers) => {
        const came = (rows: StayFile) =>
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
