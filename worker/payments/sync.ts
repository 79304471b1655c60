import type Stripe from 'stripe'
import { paymentAfterAnswer, paymentStatusOf } from '../../domain/payment.ts'
import { type Booking, bookingById } from '../db/bookings.ts'
import type { Database } from '../db/database.ts'
import { queueMailAbout } from '../db/outbox.ts'
import { bookingOfPayment } from '../db/payment-links.ts'
import { movePayment, type PaymentMove } from '../db/payments.ts'
import { AppError } from '../errors.ts'
import { log } from '../log.ts'
import { factsOf, retrieveIntent } from '../stripe.ts'

export interface Payments {
  db: Database
  stripe: Stripe
}

const attempts = 4

/**
 * What Stripe's answer makes of a booking's money; `null` when nothing changes. An intent beside
 * the booking's own is harmless while it holds no money; else a person has to look. The refunded
 * sum is the own intent's, in whatever state the booking is.
 */
function moveOf(booking: Booking, intent: Stripe.PaymentIntent): PaymentMove | null {
  const foreign = booking.paymentId !== null && booking.paymentId !== intent.id
  const facts = factsOf(intent)
  if (foreign && facts.amountReceived <= facts.amountRefunded) return null
  const answer = foreign
    ? 'needs_review'
    : paymentStatusOf(facts, { ...booking, bookingId: booking.id })
  const paymentStatus = paymentAfterAnswer(booking.paymentStatus, answer)
  const { amountRefunded } = foreign ? booking : facts
  const changed =
    paymentStatus !== booking.paymentStatus || amountRefunded !== booking.amountRefunded
  const attaches = booking.paymentId === null
  if (!changed && !attaches && !foreign) return null
  return {
    paymentStatus,
    amountRefunded,
    paymentId: booking.paymentId ?? intent.id,
    actor: 'stripe',
    ...(answer === 'needs_review' && { reviewOf: intent.id }),
  }
}

/**
 * Takes over what Stripe says of an intent into the booking that was read before Stripe was asked:
 * the only way in which an answer of Stripe's changes the state of money. `settled` is false when
 * someone else moved the booking first; `booking` is the row as it is now.
 */
export async function applyIntent(
  db: Database,
  booking: Booking,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<{ settled: boolean; booking: Booking }> {
  const move = moveOf(booking, intent)
  if (!move) return { settled: true, booking }
  const { moved, booking: current } = await movePayment(db, booking, move, now)
  if (moved) {
    log('info', 'payment_moved', {
      bookingId: booking.id,
      from: booking.paymentStatus,
      to: move.paymentStatus,
    })
  }
  return { settled: moved, booking: current ?? booking }
}

/**
 * Asks Stripe about an intent and moves its booking accordingly. Who calls, how often and in what
 * order makes no difference. `null` when the intent is none of ours. Throws Stripe's errors, and
 * `storage_unavailable` when others kept winning the race for the row.
 */
export async function syncPayment(
  { db, stripe }: Payments,
  paymentId: string,
  now: Date,
): Promise<Booking | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const known = await bookingOfPayment(db, paymentId)
    const intent = await retrieveIntent(stripe, paymentId)
    if (!intent) return null
    const booking = known ?? (await bookingNamedBy(db, intent))
    if (!booking) return reportOrphan(db, intent, now)
    const outcome = await applyIntent(db, booking, intent, now)
    if (outcome.settled) return outcome.booking
  }
  throw new AppError('storage_unavailable', { reason: 'lost every race for the booking' })
}

async function bookingNamedBy(db: Database, intent: Stripe.PaymentIntent) {
  const { bookingId } = intent.metadata
  return bookingId ? bookingById(db, bookingId) : undefined
}

/** Money that names a booking of ours which is not there: staff have to look. */
async function reportOrphan(db: Database, intent: Stripe.PaymentIntent, now: Date): Promise<null> {
  if (!intent.metadata.bookingId || intent.amount_received === 0) return null
  log('error', 'orphan_payment', { paymentId: intent.id })
  await queueMailAbout(db, 'orphan_payment', intent.id, now)
  return null
}
