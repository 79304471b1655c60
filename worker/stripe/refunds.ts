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
 * Sends refunds to Stripe, syncs their payments and returns the stay's record.
 * If a refund may have been sent before, sync its payment first. Otherwise, Stripe could refund it
 * twice. Skips refunds of payments without an intent. Throws like `syncPayment`. Also throws
 * Stripe's errors, unless Stripe refuses a refund (see `refundRefused`).
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

async function makeRefund({ db, stripe }: Payments, payment: Payment, refund: Refund) {
  try {
    await createRefund(stripe, payment, refund)
    return true
  } catch (error) {
    if (isRefusedByStripe(error)) return false
    // For the same attempt, Stripe would return its server error again.
    if (brokeDown(error)) await setRefundAttempt(db, refund.id, refund.attempt + 1)
    throw error
  }
}

/**
 * Like `sendRefunds`, but logs an error instead of throwing it, and then returns the given record.
 * In that case, the job `checkOpenMoney` sends the remaining refunds later.
 */
export async function sendAtOnce(...args: Parameters<typeof sendRefunds>): Promise<StayRecord> {
  const [, record] = args
  try {
    return await sendRefunds(...args)
  } catch (error) {
    const { code, details } = failureOf(error)
    log('error', 'refund_unsent', { bookingId: record.stay.id, code, reason: details.reason })
    return record
  }
}

/**
 * Syncs an intent, then sends the refunds that become due.
 * Returns `null` if Stripe doesn't know the intent, or if the intent belongs to no stay. Throws
 * like `syncPayment`. Doesn't throw if a refund can't be sent (see `sendAtOnce`).
 */
export async function syncAndRefund(
  payments: Payments,
  paymentIntentId: string,
  now: Date,
): Promise<StayRecord | null> {
  const synced = await syncPayment(payments, paymentIntentId, now)
  return synced && sendAtOnce(payments, synced.record, synced.requests, now)
}

/**
 * Like `syncAndRefund`, but with a stay and an intent that have already been read.
 * The intent must have been retrieved after the stay was read.
 */
export async function applyAndRefund(
  payments: Payments,
  known: KnownStay,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<StayRecord> {
  const first = await applyIntent(payments, known, intent, now)
  if (first.settled) return sendAtOnce(payments, first.record, first.requests, now)
  return (await syncAndRefund(payments, intent.id, now)) ?? first.record
}

const attempts = 4

/**
 * Records that Stripe refused a refund, unless the refund is no longer `requested`.
 * If part of the amount can still be refunded, `requests` contains the refund with that part.
 * `record` is `null` if the stay is unknown.
 */
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
