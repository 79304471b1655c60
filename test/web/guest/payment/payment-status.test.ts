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

describe('the payment progress that a guest sees', () => {
  it('is paid only if money is held', () => {
    expect(statusesThatAre('paid')).toEqual(['paid', 'partially_refunded'])
  })

  it('is failed if another card may be tried, and expired if not', () => {
    expect(statusesThatAre('failed')).toEqual(['failed'])
    expect(statusesThatAre('expired')).toEqual(['canceled'])
  })

  it('is processing only if the guest has nothing left to do', () => {
    const pending = (awaits: Awaits) => paymentProgressOf({ paymentStatus: 'pending', awaits })
    expect(pending('bank')).toBe('processing')
    expect(pending('payment')).toBe('unpaid')
    expect(pending('authentication')).toBe('unfinished')
  })
})
