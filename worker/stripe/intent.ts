import type Stripe from 'stripe'
import type { SubmittedStay } from '../booking/create-stay.ts'
import { AppError } from '../errors.ts'
import { attachIntent, setPaymentAttempt } from './payment-attempts.ts'
import { brokeDown, cancelIntent, createIntent, retrieveIntent } from './stripe.ts'
import type { Payments } from './sync.ts'

type Stay = SubmittedStay['stay']
type Payment = NonNullable<SubmittedStay['payment']>

/**
 * Returns the intent of a payment, and creates it on first use.
 * Throws `booking_expired` if the payment or its intent is canceled, or if Stripe doesn't know the
 * intent. Also throws Stripe's errors.
 */
export async function intentOfPayment(
  { db, stripe }: Payments,
  stay: Stay,
  payment: Payment,
): Promise<Stripe.PaymentIntent> {
  if (payment.status === 'canceled') throw new AppError('booking_expired')
  if (payment.paymentIntentId) return knownIntent(stripe, payment.paymentIntentId)
  const { intent, attempt } = await newIntent({ db, stripe }, stay, payment)
  const attached = await attachIntent(db, payment.id, intent.id, attempt)
  if (attached === intent.id) return intent
  // A failure does no harm, because no guest has this intent's secret, so nobody can pay it.
  await cancelIntent(stripe, intent.id).catch(() => {})
  if (!attached) throw new AppError('booking_expired')
  return knownIntent(stripe, attached)
}

async function newIntent({ db, stripe }: Payments, stay: Stay, payment: Payment) {
  const { attempt } = payment
  try {
    return { intent: await createIntent(stripe, stay, payment, attempt), attempt }
  } catch (error) {
    if (!brokeDown(error)) throw error
  }
  const next = attempt + 1
  try {
    return { intent: await createIntent(stripe, stay, payment, next), attempt: next }
  } catch (error) {
    await setPaymentAttempt(db, payment.id, brokeDown(error) ? next + 1 : next)
    throw error
  }
}

async function knownIntent(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await retrieveIntent(stripe, id)
  if (!intent || intent.status === 'canceled') throw new AppError('booking_expired')
  return intent
}
