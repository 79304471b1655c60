import { describe, expect, it } from 'vitest'
import { type Awaits, paidStatuses } from '../../../../domain/payments/payment.ts'
import { paymentProgressOf } from '../../../../web/guest/payment/payment-status.ts'

const turns: (Awaits | null)[] = ['payment', 'authentication', 'bank', null]
const cases = paidStatuses.flatMap((paymentStatus) =>
  turns.map((awaits) => ({ paymentStatus, awaits })),
)
const statusesThatAre = (status: string) => [
  ...new Set(cases.filter((it) => paymentProgressOf(it) === status).map((it) => it.paymentStatus)),
]

describe('how a guest is told that a payment stands', () => {
  it('is paid only where money is held', () => {
    expect(statusesThatAre('paid')).toEqual(['paid', 'partially_refunded'])
  })

  it('is failed where another card may be tried, lapsed where none will come', () => {
    expect(statusesThatAre('failed')).toEqual(['failed'])
    expect(statusesThatAre('expired')).toEqual(['canceled'])
  })

  it('is under way only where nothing is left for the guest to do', () => {
    const pending = (awaits: Awaits) => paymentProgressOf({ paymentStatus: 'pending', awaits })
    expect(pending('bank')).toBe('processing')
    expect(pending('payment')).toBe('unpaid')
    expect(pending('authentication')).toBe('unfinished')
  })
})
