import { describe, expect, it } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '../../domain/payment.ts'
import { mayBecome, stayAfterPayment, stayAllowedFrom, stayStatuses } from '../../domain/stay.ts'
import { reachable } from './state-machine.ts'

describe('the states of a stay', () => {
  it('are each reached from a request that waits', () => {
    expect(reachable('pending', stayAllowedFrom)).toEqual(new Set(stayStatuses))
  })

  it('never lead to themselves, and list each state once at most', () => {
    for (const status of stayStatuses) {
      expect(mayBecome(status, status)).toBe(false)
      expect(new Set(stayAllowedFrom[status]).size).toBe(stayAllowedFrom[status].length)
    }
  })

  it('start with pending, which nothing comes back to', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'pending'))).toEqual([])
  })

  it('take in only who is confirmed, or came after all', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'checked_in'))).toEqual([
      'confirmed',
      'no_show',
    ])
    expect(mayBecome('pending', 'checked_in')).toBe(false)
    expect(mayBecome('cancelled', 'checked_in')).toBe(false)
  })

  it('give out only what was taken in', () => {
    expect(stayStatuses.filter((from) => mayBecome(from, 'completed'))).toEqual(['checked_in'])
  })

  it('promise 12: confirm a booking whose payment arrives after it expired', () => {
    expect(mayBecome('expired', 'confirmed')).toBe(true)
  })

  it('never cancel, expire or miss a stay whose bags are here or gone', () => {
    for (const from of ['checked_in', 'completed'] as const)
      for (const to of ['cancelled', 'expired', 'no_show'] as const)
        expect(mayBecome(from, to)).toBe(false)
  })

  it('end with completed and cancelled', () => {
    for (const last of ['completed', 'cancelled'] as const)
      expect(stayStatuses.filter((to) => mayBecome(last, to))).toEqual([])
  })
})

describe('a stay, once its money moves', () => {
  it.each([
    ['pending', 'paid', 'confirmed'],
    ['pending', 'partially_refunded', 'confirmed'],
    ['expired', 'paid', 'confirmed'],
    ['pending', 'canceled', 'expired'],
    ['confirmed', 'refunded', 'cancelled'],
    ['expired', 'refunded', 'cancelled'],
  ] as const)('that was %s is, with the payment %s, %s', (before, payment, after) => {
    expect(stayAfterPayment(before, payment)).toBe(after)
  })

  it('promise 5, promise 9: is not confirmed by anything but money received', () => {
    const unpaid = paymentStatuses.filter(
      (payment) => payment !== 'paid' && payment !== 'partially_refunded',
    )
    for (const payment of unpaid)
      for (const before of stayStatuses.filter((status) => status !== 'confirmed'))
        expect(stayAfterPayment(before, payment)).not.toBe('confirmed')
  })

  it('never goes where it may not, and stays where it is otherwise', () => {
    for (const before of stayStatuses)
      for (const payment of paymentStatuses) {
        const after = stayAfterPayment(before, payment)
        if (after !== before) expect(mayBecome(before, after)).toBe(true)
      }
  })

  it('keeps bags that are here, collected or called off as they are', () => {
    for (const before of ['checked_in', 'completed', 'cancelled', 'no_show'] as const)
      for (const payment of paymentStatuses) expect(stayAfterPayment(before, payment)).toBe(before)
  })

  it('promise 3: ends the same in whatever order the money is seen', () => {
    const end = (...seen: PaymentStatus[]) => seen.reduce(stayAfterPayment, 'pending')
    expect(end('processing', 'paid')).toBe(end('paid'))
    expect(end('canceled', 'paid')).toBe(end('paid'))
    expect(end('paid', 'refunded')).toBe('cancelled')
  })
})
