import Stripe from 'stripe'
import { awaitsOf } from '../../domain/payments/payment.ts'
import { AppError } from '../errors.ts'
import { syncAndRefund } from './refunds.ts'
import { retrieveIntent } from './stripe.ts'
import type { Payments } from './sync.ts'

/**
 * Returns a function that cancels earlier intents, so that the guest can't pay twice.
 * Later calls have the result of the first. The function throws `payment_unsettled` if an intent is
 * paid or processing. Also throws Stripe's errors.
 */
export function givingUp(stripe: Stripe, paymentIntentIds: readonly string[]): () => Promise<void> {
  let given: Promise<unknown> | undefined
  return async () => {
    given ??= Promise.all(paymentIntentIds.map((id) => giveUp(stripe, id)))
    await given
  }
}

/**
 * Expires the bookings of canceled intents. Never throws.
 * If this fails, Stripe's event or the job `checkOpenMoney` expires the bookings later.
 */
export async function endReplaced(
  payments: Payments,
  paymentIntentIds: readonly string[],
  now: Date,
): Promise<void> {
  await Promise.all(
    paymentIntentIds.map((id) => syncAndRefund(payments, id, now).catch(() => null)),
  )
}

async function giveUp(stripe: Stripe, id: string): Promise<void> {
  const intent = await retrieveIntent(stripe, id)
  if (!intent || intent.status === 'canceled') return
  const awaits = awaitsOf(intent.status)
  const waitsForGuest = awaits === 'payment' || awaits === 'authentication'
  if (!waitsForGuest || !(await isCanceled(stripe, id))) throw new AppError('payment_unsettled')
}

async function isCanceled(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'duplicate' })
    return true
  } catch (error) {
    const moved =
      error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state'
    if (!moved) throw error
    return (await retrieveIntent(stripe, id))?.status === 'canceled'
  }
}
