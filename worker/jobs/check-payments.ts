import type { Booking } from '../db/bookings.ts'
import { database } from '../db/database.ts'
import { takePaymentsToCheck } from '../db/payment-checks.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { expireBooking, isOverdue } from '../payments/expire.ts'
import { type Payments, syncPayment } from '../payments/sync.ts'
import { isOutOfReach, stripeClient } from '../stripe.ts'

/** A Worker may have six connections open at once. */
const atOnce = 5
/** Within what one run of a Worker may ask of D1 and Stripe. */
const roundsPerRun = 40
/** Milliseconds; the job of the next minute goes on. */
const budget = 40_000

async function check(payments: Payments, booking: Booking, now: Date): Promise<void> {
  if (isOverdue(booking, now)) await expireBooking(payments, booking, now)
  else if (booking.paymentId) await syncPayment(payments, booking.paymentId, now)
}

/** Looks after one payment, and logs why it could not; `false` when Stripe is out of reach. */
async function lookAfter(payments: Payments, booking: Booking, now: Date): Promise<boolean> {
  try {
    await check(payments, booking, now)
    return true
  } catch (error) {
    // The next look at it is already due in a few minutes; the others need not wait for it.
    const { code, details } = failureOf(error)
    log('error', 'payment_check_failed', { bookingId: booking.id, code, reason: details.reason })
    return !isOutOfReach(error)
  }
}

/** Looks after payments whose events were lost, and gives up bookings that nobody paid. */
export async function checkPayments(env: Bindings, now: Date): Promise<void> {
  const payments = { db: database(env), stripe: stripeClient(settingsOf(env)) }
  const end = Date.now() + budget
  for (let round = 0; round < roundsPerRun && Date.now() < end; round++) {
    const due = await takePaymentsToCheck(payments.db, now, atOnce)
    const reached = await Promise.all(due.map((booking) => lookAfter(payments, booking, now)))
    if (due.length < atOnce || reached.includes(false)) return
  }
}
