import type Stripe from 'stripe'
import type { Payment, Refund } from '../../domain/payments/money-rows.ts'
import { openRequests } from '../../domain/payments/refund-plan.ts'
import { refundRefused } from '../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import { failureOf } from '../failure.ts'
import { log } from '../log.ts'
import { type KnownStay, recordOfStay } from '../stay/stay-records.ts'
import { writeChange } from '../stay/write-update.ts'
import { setRefundAttempt } from './payment-attempts.ts'
import { brokeDown, createRefund, isRefusedByStripe } from './stripe.ts'
import { applyIntent, type Payments, syncPayment } from './sync.ts'

/**
 * Asks Stripe for refunds of this stay, and syncs each payment after it. A refund that Stripe refuses is planned
 * again from what Stripe says by then. Throws Stripe's errors if it gave no clear answer; the job of open money
 * then goes on. A request that Stripe may have received before is sent again only after a sync of its payment,
 * or it could be made twice.
 */
export async function sendRefunds(
  payments: Payments,
  record: StayRecord,
  requests: readonly Refund[],
  now: Date,
): Promise<StayRecord> {
  let current = record
  const open = [...requests]
  for (let refund = open.shift(); refund; refund = open.shift()) {
    const payment = record.payments.find(({ id }) => id === refund?.paymentId)
    if (!payment?.paymentIntentId) continue
    const isMade = await makeRefund(payments, payment, refund)
    current = (await syncPayment(payments, payment.paymentIntentId, now))?.record ?? current
    if (isMade) continue
    const planned = await planAgain(payments, record.stay.id, refund.id, now)
    current = planned.record ?? current
    open.push(...planned.requests)
  }
  return current
}

/** False if Stripe refuses the refund. */
async function makeRefund({ db, stripe }: Payments, payment: Payment, refund: Refund) {
  try {
    await createRefund(stripe, payment, refund)
    return true
  } catch (error) {
    if (isRefusedByStripe(error)) return false
    // Whether it was made is asked first, and only then is it sent once more, as a new attempt.
    if (brokeDown(error)) await setRefundAttempt(db, refund.id, refund.attempt + 1)
    throw error
  }
}

/** The same at once, whatever Stripe says: the refunds are on record, and the job sends what could not be sent. */
export async function sendAtOnce(...asked: Parameters<typeof sendRefunds>): Promise<StayRecord> {
  const [, record] = asked
  try {
    return await sendRefunds(...asked)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'refund_unsent', { bookingId: record.stay.id, code, reason: details.reason })
    return record
  }
}

/**
 * Syncs an intent from Stripe like `syncPayment`, then sends the refunds that this makes due. Returns `null` for an
 * intent that isn't ours.
 */
export async function syncAndRefund(
  payments: Payments,
  paymentIntentId: string,
  now: Date,
): Promise<StayRecord | null> {
  const synced = await syncPayment(payments, paymentIntentId, now)
  return synced && sendAtOnce(payments, synced.record, synced.requests, now)
}

/** Does the same for an intent that was retrieved after the stay was read. */
export async function applyAndRefund(
  payments: Payments,
  known: KnownStay,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<StayRecord> {
  const first = await applyIntent(payments, known, intent, now)
  if (first.settled) return sendAtOnce(payments, first.record, first.requests, now)
  // Staff were faster to write the stay, without knowing of the money.
  return (await syncAndRefund(payments, intent.id, now)) ?? first.record
}

const attempts = 4

/** Writes what becomes of a refused refund; `requests` holds it again if the card takes part of it. */
async function planAgain({ db }: Payments, stayId: string, refundId: string, now: Date) {
  let record: StayRecord | null = null
  for (let attempt = 1; attempt <= attempts; attempt++) {
    record = await recordOfStay(db, stayId)
    const refund = record?.refunds.find(
      ({ id, status }) => id === refundId && status === 'requested',
    )
    if (!record || !refund) break
    const change = refundRefused(record, refund, now)
    const written = await writeChange(db, record, change, { now })
    if (written.won) return { record: written.record, requests: openRequests(change) }
  }
  return { record, requests: [] }
}
