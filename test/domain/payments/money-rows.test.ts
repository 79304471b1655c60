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

describe('promise 31: the values in the rules and in the database', () => {
  it.each([
    ['charges_kind', chargeKinds],
    ['payments_method', paymentMethods],
    ['payments_status', paymentStatuses],
    ['refunds_method', paymentMethods],
    ['refunds_status', refundStatuses],
    ['disputes_status', disputeStatuses],
  ] as const)('are the same: %s', (constraint, known) => {
    expect(allowed(constraint)).toEqual(known)
  })

  it('have the same paid statuses', () => {
    expect(named('payment_statuses')).toEqual(paidStatuses)
  })
})
