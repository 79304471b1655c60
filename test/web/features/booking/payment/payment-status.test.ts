import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '../../../../../domain/payment.ts'
import { standingOf } from '../../../../../web/features/booking/payment/payment-status.ts'

describe('how a guest is told that a payment stands', () => {
  it('is paid only where money is held', () => {
    expect(paymentStatuses.filter((status) => standingOf(status) === 'paid')).toEqual([
      'paid',
      'partially_refunded',
    ])
  })

  it('is failed only where none will come', () => {
    expect(paymentStatuses.filter((status) => standingOf(status) === 'failed')).toEqual([
      'failed',
      'canceled',
    ])
  })
})
