import type { StaffBooking } from '../../../domain/api.ts'
import { isPaid, type PaymentStatus } from '../../../domain/payment.ts'

/** Asked for or begun, and neither paid nor given up. */
const unpaidStatuses: readonly PaymentStatus[] = ['pending', 'processing', 'failed']

/** How many of the bookings are paid, and how many still wait for their money. */
export function bookingCounts(bookings: readonly Pick<StaffBooking, 'paymentStatus'>[]): {
  paid: number
  unpaid: number
} {
  const countOf = (counts: (status: PaymentStatus) => boolean) =>
    bookings.filter(({ paymentStatus }) => counts(paymentStatus)).length
  return { paid: countOf(isPaid), unpaid: countOf((status) => unpaidStatuses.includes(status)) }
}
