import type Stripe from 'stripe'
import { attachPayment, type Booking } from '../db/bookings.ts'
import { AppError } from '../errors.ts'
import { createIntent, retrieveIntent } from '../stripe.ts'
import type { Payments } from './sync.ts'

/**
 * The one payment intent of a booking, made the first time it is asked for. Throws
 * `booking_expired` for a booking that was given up, and Stripe's errors.
 */
export async function intentOfBooking(
  { db, stripe }: Payments,
  booking: Booking,
): Promise<Stripe.PaymentIntent> {
  if (booking.paymentStatus === 'canceled') throw new AppError('booking_expired')
  if (booking.paymentId) {
    const known = await retrieveIntent(stripe, booking.paymentId)
    if (!known || known.status === 'canceled') throw new AppError('booking_expired')
    return known
  }
  const intent = await createIntent(stripe, booking)
  const attached = await attachPayment(db, booking.id, intent.id)
  if (!attached) throw new AppError('booking_expired')
  return intent
}
