import type Stripe from 'stripe'
import type { StayFile } from '../../domain/stay/stay-file.ts'
import type { KnownStay } from '../stay/stay-files.ts'
import { sendAtOnce } from './refunds.ts'
import { applyIntent, type Payments, syncPayment } from './sync.ts'

/**
 * Syncs an intent from Stripe like `syncPayment`, then sends the refunds that this makes due. Returns `null` for an
 * intent that isn't ours.
 */
export async function settlePayment(
  payments: Payments,
  intentId: string,
  now: Date,
): Promise<StayFile | null> {
  const synced = await syncPayment(payments, intentId, now)
  return synced && sendAtOnce(payments, synced.file, synced.requests, now)
}

/** Does the same for an intent that was retrieved after the stay was read. */
export async function settleIntent(
  payments: Payments,
  known: KnownStay,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<StayFile> {
  const first = await applyIntent(payments, known, intent, now)
  if (first.settled) return sendAtOnce(payments, first.file, first.requests, now)
  // Staff were faster to write the stay, without knowing of the money.
  return (await settlePayment(payments, intent.id, now)) ?? first.file
}
