import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext } from '../../../domain/stay/stay-update.ts'
import type { IntentAnswer } from '../../../domain/stripe/stripe-facts.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import {
  answer,
  cash,
  dayBefore,
  disputeAnswer,
  now,
  onlinePayment,
  price,
  recordOf,
  refundAnswer,
  refundsOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

/** The context of a device that was offline while the guest's payment was open. */
const offline = { ...staffContext(now, true), hasHappened: true } as ActionContext
const withCash = (cents: number) =>
  withChange(recordOf(), takePayment(recordOf(), 'cash', cents, offline))
const cancelled = withChange(recordOf(), cancelStay(recordOf(), 'ill', staffContext(dayBefore)))

function told(record: StayRecord, said: Partial<IntentAnswer> = {}) {
  const change = afterAnswer(record, answer(said), now)
  if (!change) throw new Error('no change')
  return change
}

describe('promise 30: a guest who paid twice', () => {
  it('gets the second payment refunded, with one email', () => {
    const change = told(withCash(price))
    expect(change).toMatchObject({ emails: ['overpayment'], data: { received: price } })
    expect(refundsOf(change)).toEqual([['own', price, 'requested']])
    const after = withChange(withCash(price), change)
    expect(afterAnswer(after, answer(), now)).toBeNull()
    const [{ id: refundId } = { id: '' }] = after.refunds
    const done = answer({ refunds: [refundAnswer({ refundId, cents: price })] })
    expect(afterAnswer(after, done, now)?.emails).toEqual([])
    expect(withChange(after, afterAnswer(after, done, now)).stay.balance).toBe(0)
  })

  it('gets only the overpaid part refunded, with the booking’s confirmation', () => {
    const part = told(withCash(600))
    expect(refundsOf(part)).toEqual([['own', 600, 'requested']])
    expect(part.emails).toEqual(['booking_confirmed', 'new_booking'])
    const goodwill = withChange(recordOf(), refundGoodwill(recordOf(), 500, 'x', staffContext()))
    expect(refundsOf(told(goodwill))).toEqual([['own', 500, 'requested']])
  })

  it('is emailed, like the office, even if a dispute holds the money', () => {
    const change = told(withCash(price), { disputes: [disputeAnswer()] })
    expect(change.refunds).toEqual([])
    expect(change.emails).toEqual(['overpayment', 'payment_review', 'dispute_opened'])
  })

  it('is not refunded again if Stripe’s dashboard already refunded the payment', () => {
    const refunds = [refundAnswer({ cents: price })]
    const change = told(withCash(price), { refunds })
    expect(refundsOf(change)).toEqual([['own', price, 'succeeded']])
    expect(change.emails).toEqual(['refunded'])
  })
})

describe('a payment for a stay that has ended', () => {
  it('is refunded in full, with one email', () => {
    const change = told(cancelled)
    expect(change).toMatchObject({ emails: ['overpayment'], status: 'cancelled' })
    expect(refundsOf(change)).toEqual([['own', price, 'requested']])
  })

  it('is refunded if the stay was cancelled, a no-show or abandoned', () => {
    const charges = [
      { kind: 'quote' as const, cents: price },
      { kind: 'not_due' as const, cents: -price },
    ]
    for (const status of ['cancelled', 'no_show', 'abandoned'] as const) {
      const change = told(recordOf({ charges }, { status }))
      expect(refundsOf(change)).toEqual([['own', price, 'requested']])
    }
  })
})

it('a payment without overpayment is not refunded and confirms the booking', () => {
  const change = told(recordOf())
  expect(change.refunds).toEqual([])
  expect(change.emails).toEqual(['booking_confirmed', 'new_booking'])
})

it('promise 13: an automatic refund is exactly the overpayment, at most the payment', () => {
  const cents = fc.integer({ min: 1, max: 3 * price })
  const status = fc.constantFrom(...stayStatuses)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 3 * price }), status, (netPrice, desk, status) => {
      const payments =
        desk > 0 ? [onlinePayment, { ...cash, cents: desk, receivedCents: desk }] : [onlinePayment]
      const record = recordOf(
        { charges: [{ kind: 'quote', cents: netPrice }], payments },
        { status },
      )
      const change = told(record)
      const after = withChange(record, change)
      const asked = after.refunds.reduce((sum, refund) => sum + refund.cents, 0)
      const { received, netPrice: stillOwed } = after.stay
      expect(asked).toBe(Math.min(price, Math.max(0, received - stillOwed)))
      expect(afterAnswer(after, answer(), now)).toBeNull()
    }),
  )
})
