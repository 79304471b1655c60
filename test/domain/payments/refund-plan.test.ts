import { describe, expect, it } from 'vitest'
import {
  type Charge,
  disputeStatuses,
  type MoneyRows,
  type Payment,
  paymentMethods,
} from '../../../domain/payments/money-rows.ts'
import { refundPlan } from '../../../domain/payments/refund-plan.ts'
import {
  cash,
  dispute,
  inReview,
  price,
  received,
  recordOf,
  refund,
} from '../support/stay-records.ts'

const credited = (cents: number): Charge[] => [
  { kind: 'quote', cents: price },
  ...(cents ? [{ kind: 'not_due' as const, cents: -cents }] : []),
]

/** The cents to refund for each payment. */
function plan(rows: Partial<MoneyRows>, methods: readonly Payment['method'][] = paymentMethods) {
  const all = recordOf({ charges: credited(price), payments: [received], ...rows })
  const parts = refundPlan(all, methods)
  return parts.map(({ payment, cents }) => [payment.id, cents])
}

describe('promise 13: the refund plan', () => {
  it('is empty if nothing is overpaid', () => {
    expect(plan({ charges: credited(0) })).toEqual([])
    expect(plan({ charges: credited(0), payments: [] })).toEqual([])
  })

  it('refunds the overpayment to the payment it came from', () => {
    expect(plan({})).toEqual([['own', price]])
    expect(plan({ charges: credited(600) })).toEqual([['own', 600]])
  })

  it('leaves out what was already requested from Stripe', () => {
    expect(plan({ refunds: [refund({ status: 'requested', stripeRefundId: null })] })).toEqual([
      ['own', 1200],
    ])
    const all = refund({ status: 'requested', stripeRefundId: null, cents: price })
    expect(plan({ refunds: [all] })).toEqual([])
  })

  it('refunds at most what is left of a payment', () => {
    const payments = [
      { ...received, refundedCents: 1800 },
      { ...received, id: 'second' },
    ]
    const refunds = [refund({ cents: 1800 })]
    expect(plan({ payments, refunds })).toEqual([['second', 1800]])
  })

  it('refunds again after a refund failed', () => {
    const refunds = [refund({ status: 'failed', cents: price, failedAt: new Date(0) })]
    expect(plan({ refunds })).toEqual([['own', price]])
  })

  it('refunds payments in review first', () => {
    const payments = [received, inReview]
    expect(plan({ charges: credited(0), payments })).toEqual([['pi_other', price]])
    expect(plan({ charges: credited(600), payments })).toEqual([
      ['pi_other', price],
      ['own', 600],
    ])
  })

  it('leaves out payments with an open or lost dispute', () => {
    for (const state of disputeStatuses) {
      const isOver = state === 'won' || state === 'closed'
      expect(plan({ disputes: [dispute({ status: state })] })).toEqual(
        isOver ? [['own', price]] : [],
      )
    }
  })

  it('refunds all of a payment in another currency, separately from euros', () => {
    const lek = { ...inReview, id: 'lek', currency: 'ALL', receivedCents: 90_000 }
    expect(plan({ charges: credited(0), payments: [received, lek] })).toEqual([['lek', 90_000]])
    const asked = refund({ paymentId: 'lek', status: 'requested', cents: 90_000 })
    expect(plan({ payments: [received, lek], refunds: [asked] })).toEqual([['own', price]])
  })

  it('leaves out cash if it is only for Stripe', () => {
    const payments = [cash, received]
    const charges = credited(price + 600)
    expect(plan({ charges, payments }, ['stripe'])).toEqual([['own', price]])
    expect(plan({ charges, payments })).toEqual([
      ['cash', 600],
      ['own', price],
    ])
  })
})
