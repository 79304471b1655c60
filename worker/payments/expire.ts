import { unpaidMinutes } from '../../domain/payment.ts'
import type { Booking } from '../db/bookings.ts'
import { movePayment } from '../db/payments.ts'
import { cancelIntent } from '../stripe.ts'
import { type Payments, syncPayment } from './sync.ts'

const minute = 60_000

/** Nobody paid in time, and no money is on its way. */
export function isOverdue(booking: Booking, now: Date): boolean {
  const waiting = booking.paymentStatus === 'pending' || booking.paymentStatus === 'failed'
  return waiting && now.getTime() - booking.createdAt.getTime() >= unpaidMinutes * minute
}

/**
 * Gives a booking up that nobody paid. Its intent is canceled at Stripe first, so that no money can
 * follow; what Stripe then says decides, and a payment that came in between wins.
 */
export async function expireBooking(
  payments: Payments,
  booking: Booking,
  now: Date,
): Promise<void> {
  if (booking.paymentId) {
    await cancelIntent(payments.stripe, booking.paymentId)
    if (await syncPayment(payments, booking.paymentId, now)) return
  }
  // Stripe has no intent of it that could take money, and from here on the guest is shown none.
  const { paymentId, amountRefunded } = booking
  const lapsed = { paymentStatus: 'canceled', paymentId, amountRefunded, actor: 'system' } as const
  await movePayment(payments.db, booking, lapsed, now)
}
