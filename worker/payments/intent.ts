import type Stripe from 'stripe'
import type { Booking } from '../db/bookings.ts'
import { attachPayment, countFailure } from '../db/payment-links.ts'
import { AppError } from '../errors.ts'
import { brokeDown, createIntent, retrieveIntent } from '../stripe.ts'
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
  if (booking.paymentId) return knownIntent(stripe, booking.paymentId)
  const intent = await createIntent(stripe, booking).catch(async (error: unknown) => {
    if (brokeDown(error)) await countFailure(db, booking)
    throw error
  })
  const attached = await attachPayment(db, booking.id, intent.id)
  if (!attached) throw new AppError('booking_expired')
  return attached === intent.id ? intent : knownIntent(stripe, attached)
}

async function knownIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await retrieveIntent(stripe, id)
  if (!intent || intent.status === 'canceled') throw new AppError('booking_expired')
  return intent
}
