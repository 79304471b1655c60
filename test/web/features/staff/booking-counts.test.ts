import { expect, it } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '../../../../domain/payment.ts'
import { bookingCounts } from '../../../../web/features/staff/booking-counts.ts'

const counts = (...statuses: PaymentStatus[]) =>
  bookingCounts(statuses.map((paymentStatus) => ({ paymentStatus })))

it('staff count as paid what is paid, in part given back or not', () => {
  expect(counts('paid', 'partially_refunded', 'paid').paid).toBe(3)
  expect(counts('refunded', 'pending', 'needs_review').paid).toBe(0)
})

it('staff count as unpaid what still waits for its money', () => {
  expect(counts('pending', 'processing', 'failed').unpaid).toBe(3)
  expect(counts('canceled', 'refunded', 'needs_review', 'paid').unpaid).toBe(0)
})

it('nobody is counted twice', () => {
  const { paid, unpaid } = counts(...paymentStatuses)
  expect(paid + unpaid).toBeLessThanOrEqual(paymentStatuses.length)
})
