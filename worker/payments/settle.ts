import type Stripe from 'stripe'
import type { StayFile } from '../../domain/stay-file.ts'
import type { KnownStay } from '../db/stay-files.ts'
import { sendAtOnce } from './refunds.ts'
import { applyIntent, type Payments, syncPayment } from './sync.ts'

/**
 * Takes over what Stripe says of an intent, as `syncPayment` does, and has go back at once what thereby
 * goes back by itself.
 */
export async function settlePayment(
  payments: Payments,
  intentId: string,
  now: Date,
): Promise<StayFile | null> {
  const synced = await syncPayment(payments, intentId, now)
  return synced && sendAtOnce(payments, synced.file, synced.requests, now)
}

/** The same of an intent that was just asked for, after the stay was read. */
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
