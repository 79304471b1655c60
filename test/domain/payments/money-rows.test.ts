import { describe, expect, it } from 'vitest'
import {
  chargeKinds,
  disputeStatuses,
  paymentMethods,
  paymentStatuses,
  refundStatuses,
} from '../../../domain/payments/money-rows.ts'
import { paidStatuses } from '../../../domain/payments/payment.ts'
import { allowed, named } from '../support/schema.ts'

describe('promise 31: what the rules know of money and the database allows', () => {
  it.each([
    ['charges_kind', chargeKinds],
    ['payments_method', paymentMethods],
    ['payments_status', paymentStatuses],
    ['refunds_method', paymentMethods],
    ['refunds_status', refundStatuses],
    ['disputes_status', disputeStatuses],
  ] as const)('is the same set: %s', (constraint, known) => {
    expect(allowed(constraint)).toEqual(known)
  })

  it('is the same set of states, whose table may grow', () => {
    expect(named('payment_statuses')).toEqual(paidStatuses)
  })
})
