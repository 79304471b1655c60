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

describe('payments that are open', () => {
  it('promise 11: are first looked at well before they are given up', () => {
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
    expect(paidStatuses.filter(isPaid)).toEqual(['paid', 'partially_refunded'])
  })
})

describe('a payment that is not over', () => {
  it('waits for the guest, their bank or the money, and for nobody once it is over', () => {
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
