import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices } from '../../../../../domain/business/business.ts'
import { refundDue } from '../../../../../domain/payments/cancellation-policy.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../../../domain/time/calendar.ts'
import {
  isRefundedOnceBooked,
  refundsUnusedDays,
} from '../../../../../web/guest/booking/pay/refund-terms.ts'
import { stayPrice } from '../../../../../web/guest/booking/price/stay-price.ts'

const today = '2026-11-27'
const now = tiranaInstant(today, '23:30')

const chosen = fc
  .record({
    from: fc.nat(40),
    days: fc.nat(60),
    items: fc.integer({ min: 1, max: 20 }),
    plan: fc.constantFrom('daily' as const, 'short' as const, 'mid' as const, 'long' as const),
  })
  .map(({ from, days, items, plan }) => ({
    dropOffDate: addDays(today, from),
    dropOffTime: '10:00',
    pickUpDate: addDays(today, from + days),
    pickUpTime: '17:00',
    luggageCount: String(items),
    plan,
  }))

const paidOf = (values: typeof chosen extends fc.Arbitrary<infer One> ? One : never) => {
  const price = stayPrice(values, values.plan)
  if (!price) throw new Error('no price')
  const { storageType, items: luggageCount, total: paid } = price
  const dates = { dropOff: values.dropOffDate, pickUp: values.pickUpDate }
  return { price, stay: { tariff: prices, storageType, luggageCount, paid, ...dates } }
}

describe('the booking form', () => {
  it('promises a full refund exactly if the rule refunds a cancellation right after paying', () => {
    fc.assert(
      fc.property(chosen, (values) => {
        const on = tiranaDate(now)
        const back = refundDue(paidOf(values).stay, { kind: 'cancelled', on, isMovedLate: false })
        expect(isRefundedOnceBooked(values.dropOffDate, now)).toBe(back > 0)
      }),
    )
  })

  it('promises unused days exactly if a pick-up on the first day refunds some', () => {
    fc.assert(
      fc.property(chosen, (values) => {
        const { price, stay } = paidOf(values)
        const back = refundDue(stay, { kind: 'picked_up', on: values.dropOffDate })
        expect(refundsUnusedDays(values, price)).toBe(back > 0)
      }),
    )
  })

  it('promises neither for a stay of today alone, and nothing before a date is known', () => {
    const values = { dropOffDate: today, pickUpDate: today }
    expect(isRefundedOnceBooked(today, now)).toBe(false)
    const times = { dropOffTime: '10:00', pickUpTime: '17:00', luggageCount: '1' }
    expect(refundsUnusedDays(values, stayPrice({ ...values, ...times }))).toBe(false)
    expect(isRefundedOnceBooked('', now)).toBeNull()
    expect(isRefundedOnceBooked(today, null)).toBeNull()
  })
})
