import Stripe from 'stripe'
import type { PaymentProof } from '../../domain/booking.ts'
import { awaitsOf } from '../../domain/payment.ts'
import { AppError } from '../errors.ts'
import { retrieveIntent } from '../stripe.ts'

/**
 * Gives up the payment that a browser started earlier, so that it cannot take money beside the next
 * one. Without its secret a caller changes and learns nothing. Throws `payment_unsettled` where it has
 * taken money or is about to, and Stripe's errors. Its booking learns of it from Stripe's event or the job.
 */
async function giveUpEarlier(stripe: Stripe, earlier: PaymentProof): Promise<void> {
  const intent = await retrieveIntent(stripe, earlier.paymentIntentId)
  if (intent?.client_secret !== earlier.clientSecret || intent.status === 'canceled') return
  const awaits = awaitsOf(intent.status)
  const waitsForGuest = awaits === 'payment' || awaits === 'authentication'
  if (!waitsForGuest || !(await isCanceled(stripe, intent.id))) {
    throw new AppError('payment_unsettled')
  }
}

/** The same, once, however often it is asked for; nothing where no earlier payment is named. */
export function givingUp(stripe: Stripe, earlier: PaymentProof | undefined): () => Promise<void> {
  let given: Promise<void> | undefined
  return async () => {
    if (!earlier) return
    given ??= giveUpEarlier(stripe, earlier)
    await given
  }
}

/** Cancels an intent, and tells whether it is canceled: the guest may have paid in the meantime. */
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
