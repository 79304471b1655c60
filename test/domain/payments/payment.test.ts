import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awaitsOf,
  checkMinutes,
  isPaid,
  nextCheckMinutes,
  paidStatuses,
  unpaidMinutes,
} from '../../../domain/payments/payment.ts'

describe('open payments', () => {
  it('promise 11: are checked before they expire', () => {
    expect(nextCheckMinutes(0)).toBe(checkMinutes)
    expect(checkMinutes).toBeLessThan(unpaidMinutes)
  })

  it('are checked less and less often, but always when they expire', () => {
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

  it('do not count as paid, unlike paid and partially refunded ones', () => {
    expect(paidStatuses.filter(isPaid)).toEqual(['paid', 'partially_refunded'])
  })
})

describe('a payment at Stripe', () => {
  it('waits for the guest, their bank or the money, depending on its status', () => {
    const expected = [
      ['requires_payment_method', 'payment'],
      ['requires_confirmation', 'payment'],
      ['requires_action', 'authentication'],
      ['requires_capture', 'bank'],
      ['processing', 'bank'],
      ['succeeded', null],
      ['canceled', null],
    ] as const
    expect(expected.map(([status]) => [status, awaitsOf(status)])).toEqual(expected)
  })
})
