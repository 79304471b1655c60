import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awaitsOf,
  checkMinutes,
  type ExpectedPayment,
  type IntentFacts,
  isOpen,
  isPaid,
  nextCheckMinutes,
  type PaymentStatus,
  paymentAfterAnswer,
  paymentAllowedFrom,
  paymentStatuses,
  paymentStatusOf,
  unpaidMinutes,
} from '../../domain/payment.ts'
import { reachable } from './state-machine.ts'

const expected: ExpectedPayment = { bookingId: 'b1', totalPrice: 900, currency: 'EUR' }

function intent(changes: Partial<IntentFacts> = {}): IntentFacts {
  return {
    status: 'succeeded',
    amount: 900,
    amountReceived: 900,
    amountRefunded: 0,
    currency: 'eur',
    bookingId: 'b1',
    declined: false,
    ...changes,
  }
}

const statusOf = (changes: Partial<IntentFacts> = {}) => paymentStatusOf(intent(changes), expected)

const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const satisfies readonly IntentFacts['status'][]

describe("promise 9: a booking's money", () => {
  it('is paid when the whole amount was received', () => {
    expect(statusOf()).toBe('paid')
  })

  it.each([
    ['requires_payment_method', 'pending'],
    ['requires_confirmation', 'pending'],
    ['requires_action', 'pending'],
    ['requires_capture', 'pending'],
    ['processing', 'processing'],
    ['canceled', 'canceled'],
  ] as const)('is not paid early: %s is %s', (status, ours) => {
    expect(statusOf({ status, amountReceived: 0 })).toBe(ours)
  })

  it('has failed when the card was declined, and waits for another card', () => {
    const waiting = { status: 'requires_payment_method', amountReceived: 0 } as const
    expect(statusOf({ ...waiting, declined: true })).toBe('failed')
    expect(paymentAllowedFrom.paid).toContain('failed')
    expect(paymentAllowedFrom.pending).toContain('failed')
  })
})

describe('promise 5: an intent that is not the one we made', () => {
  it.each([
    ['took less', { amount: 899, amountReceived: 899 }],
    ['took more', { amount: 901, amountReceived: 901 }],
    ['received less than its amount', { amountReceived: 1 }],
    ['received more than its amount', { amountReceived: 1800 }],
    ['took another currency', { currency: 'usd' }],
    ['belongs to another booking', { bookingId: 'b2' }],
    ['belongs to no booking', { bookingId: undefined }],
  ])('is left to a person when it %s', (_, changes) => {
    expect(statusOf(changes)).toBe('needs_review')
  })

  it('is left to a person in whatever state it is', () => {
    for (const status of intentStatuses)
      expect(statusOf({ status, bookingId: 'b2' })).toBe('needs_review')
  })
})

describe('promise 13: refunds', () => {
  it.each([
    [0, 'paid'],
    [1, 'partially_refunded'],
    [899, 'partially_refunded'],
    [900, 'refunded'],
  ])('of %d cents of 900 leave the booking %s', (amountRefunded, status) => {
    expect(statusOf({ amountRefunded })).toBe(status)
  })

  it('can be taken back by the bank', () => {
    expect(paymentAllowedFrom.paid).toContain('refunded')
    expect(paymentAllowedFrom.paid).toContain('partially_refunded')
    expect(paymentAllowedFrom.partially_refunded).toContain('refunded')
  })
})

describe('any answer of the provider', () => {
  const answer = fc.record<IntentFacts>({
    status: fc.constantFrom(...intentStatuses),
    amount: fc.constantFrom(900, 899, 0),
    amountReceived: fc.constantFrom(900, 899, 0),
    amountRefunded: fc.constantFrom(0, 1, 900),
    currency: fc.constantFrom('eur', 'usd'),
    bookingId: fc.constantFrom('b1', 'b2', undefined),
    declined: fc.boolean(),
  })
  const holding: PaymentStatus[] = ['paid', 'partially_refunded', 'refunded']

  it('puts money in our books only where ours has succeeded in full', () => {
    fc.assert(
      fc.property(answer, (facts) => {
        if (!holding.includes(paymentStatusOf(facts, expected))) return
        expect(facts).toMatchObject({
          status: 'succeeded',
          amount: 900,
          amountReceived: 900,
          currency: 'eur',
          bookingId: 'b1',
        })
      }),
    )
  })
})

describe('the states of money', () => {
  it('are each reached from pending', () => {
    expect(reachable('pending', paymentAllowedFrom)).toEqual(new Set(paymentStatuses))
  })

  it('never lead to themselves', () => {
    for (const status of paymentStatuses) expect(paymentAllowedFrom[status]).not.toContain(status)
  })

  it('list each state once at most', () => {
    for (const from of Object.values(paymentAllowedFrom))
      expect(new Set(from).size).toBe(from.length)
  })

  it('do not forget money: what was paid is never pending, failed, canceled or expired again', () => {
    for (const later of ['pending', 'processing', 'failed', 'canceled'] as const)
      for (const paid of ['paid', 'partially_refunded', 'refunded'] as const)
        expect(paymentAllowedFrom[later]).not.toContain(paid)
  })

  it('promise 12: take a payment that arrives after the booking was given up', () => {
    expect(paymentAllowedFrom.paid).toContain('canceled')
  })

  it('keep what needs a person until a person acts, or all of it was given back', () => {
    for (const answer of paymentStatuses) {
      const after = answer === 'refunded' ? 'refunded' : 'needs_review'
      expect(paymentAfterAnswer('needs_review', answer)).toBe(after)
    }
    const others = paymentStatuses.filter((status) => status !== 'needs_review')
    expect([...paymentAllowedFrom.needs_review].sort()).toEqual([...others].sort())
  })

  it('stay as they are when an answer cannot follow them', () => {
    expect(paymentAfterAnswer('paid', 'processing')).toBe('paid')
    expect(paymentAfterAnswer('processing', 'paid')).toBe('paid')
  })

  it('promise 11: are looked at again while money may still arrive', () => {
    expect(paymentStatuses.filter(isOpen)).toEqual(['pending', 'processing', 'failed'])
    expect(nextCheckMinutes(0)).toBe(checkMinutes)
    expect(checkMinutes).toBeLessThan(unpaidMinutes)
  })

  it('are looked at ever more seldom, but on time for the hour at which they are given up', () => {
    const looks: number[] = []
    for (let age = 0; age < 3 * 24 * 60; age += nextCheckMinutes(age)) looks.push(Math.round(age))
    expect(looks.slice(0, 7)).toEqual([0, 5, 10, 20, 40, 60, 65])
    expect(looks.length).toBeLessThan(70)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (age) => {
        const wait = nextCheckMinutes(age)
        expect(wait).toBeGreaterThanOrEqual(1)
        expect(wait).toBeLessThanOrEqual(240)
        if (age < unpaidMinutes) expect(age + wait).toBeLessThanOrEqual(unpaidMinutes + 1)
      }),
    )
  })

  it('count as received while any of it is ours', () => {
    expect(paymentStatuses.filter(isPaid)).toEqual(['paid', 'partially_refunded'])
  })
})

describe('a payment that is not over', () => {
  it('waits for the guest, their bank or the money, and for nobody once it is over', () => {
    expect(intentStatuses.map((status) => [status, awaitsOf(status)])).toEqual([
      ['requires_payment_method', 'payment'],
      ['requires_confirmation', 'payment'],
      ['requires_action', 'authentication'],
      ['requires_capture', 'bank'],
      ['processing', 'bank'],
      ['succeeded', null],
      ['canceled', null],
    ])
  })
})
