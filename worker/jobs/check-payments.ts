import type { Booking } from '../db/bookings.ts'
import { database } from '../db/database.ts'
import { takePaymentsToCheck } from '../db/payment-checks.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { expireBooking, isOverdue } from '../payments/expire.ts'
import { type Payments, syncPayment } from '../payments/sync.ts'
import { stripeClient } from '../stripe.ts'

const batch = 20

async function check(payments: Payments, booking: Booking, now: Date): Promise<void> {
  if (isOverdue(booking, now)) await expireBooking(payments, booking, now)
  else if (booking.paymentId) await syncPayment(payments, booking.paymentId, now)
}

/** Looks after payments whose events were lost, and gives up bookings that nobody paid. */
export async function checkPayments(env: Bindings, now: Date): Promise<void> {
  const payments = { db: database(env), stripe: stripeClient(settingsOf(env)) }
  for (const booking of await takePaymentsToCheck(payments.db, now, batch)) {
    try {
      await check(payments, booking, now)
    } catch (error) {
      // The next look at it is already due in a few minutes; the others need not wait for it.
      const { code, details } = failureOf(error)
      log('error', 'payment_check_failed', { bookingId: booking.id, code, reason: details.reason })
    }
  }
}
