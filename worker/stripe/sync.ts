import type Stripe from 'stripe'
import type { Refund } from '../../domain/payments/money-rows.ts'
import { openRequests } from '../../domain/payments/refund-plan.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { afterAnswer } from '../../domain/stripe/stripe-sync.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { log } from '../log.ts'
import { type KnownStay, knownStay, stayOfPayment } from '../stay/stay-records.ts'
import { writeChange } from '../stay/write-update.ts'
import { noteOrphan } from './orphans.ts'
import { answerAbout, retrieveIntent } from './stripe.ts'

export interface Payments {
  db: Database
  stripe: Stripe
}

const attempts = 4

export interface Synced {
  record: StayRecord
  requests: Refund[]
}

/**
 * Updates a stay from one of its intents.
 * The intent must have been retrieved after the stay was read. `requests` are the refunds that this
 * makes due. `settled` is `false` if someone else changed the stay first. Throws like
 * `answerAbout`.
 */
export async function applyIntent(
  { db, stripe }: Payments,
  { record, openingTimes }: KnownStay,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<Synced & { settled: boolean }> {
  const known = { refunds: record.refunds.length > 0, disputes: record.disputes.length > 0 }
  const answer = await answerAbout(stripe, intent, known)
  const change = afterAnswer(record, answer, now, openingTimes)
  if (!change) return { settled: true, record, requests: [] }
  const written = await writeChange(db, record, change, { now })
  if (written.won) {
    const { from = null, to = null } = change.data
    log('info', 'payment_moved', { bookingId: record.stay.id, from, to })
  }
  return { settled: written.won, record: written.record, requests: openRequests(change) }
}

/**
 * Retrieves an intent from Stripe and updates its stay.
 * Returns `null` if Stripe has no such intent, or if the intent belongs to no stay. In the latter
 * case, received money is recorded (see `noteOrphan`). Repeated calls in any order are safe. Throws
 * like `answerAbout`, and throws `storage_unavailable` if the stay changed during every attempt.
 */
export async function syncPayment(
  payments: Payments,
  paymentIntentId: string,
  now: Date,
): Promise<Synced | null> {
  const { db, stripe } = payments
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const tied = await knownStay(db, stayOfPayment(db, paymentIntentId), now)
    const intent = await retrieveIntent(stripe, paymentIntentId)
    if (!intent) return null
    const known = tied ?? (await stayNamedBy(db, intent, now))
    if (!known) {
      await noteOrphan(payments, intent, now)
      return null
    }
    const outcome = await applyIntent(payments, known, intent, now)
    if (outcome.settled) return outcome
  }
  throw new AppError('storage_unavailable', { reason: 'lost every race for the stay' })
}

async function stayNamedBy(db: Database, { metadata }: Stripe.PaymentIntent, now: Date) {
  return metadata.bookingId ? knownStay(db, metadata.bookingId, now) : null
}
