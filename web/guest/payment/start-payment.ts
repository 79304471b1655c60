import type { StartedPayment } from '../../../domain/api.ts'
import { ApiError } from '../../api.ts'
import { beginAttempt, endAttempt } from './attempt.ts'
import { createPaymentIntent, paymentIntentBody } from './create-payment-intent.ts'
import type { PaymentAttempt } from './payment.ts'

/**
 * Creates a booking with its PaymentIntent, and saves the payment in this browser.
 * Retries once with a new key if the booking has expired. Returns `null` if the payment must not be
 * confirmed, because the guest has since submitted in another tab. Throws like `send`.
 */
export async function startPayment(payment: PaymentAttempt): Promise<StartedPayment | null> {
  try {
    return await startUnderKey(payment)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'booking_expired') throw error
    payment.keys.forget()
    return startUnderKey(payment)
  }
}

/** Submitting the same values again reuses their PaymentIntent. */
async function startUnderKey({
  order,
  total,
  keys,
  again,
}: PaymentAttempt): Promise<StartedPayment | null> {
  const body = paymentIntentBody(order, total)
  const key = keys.keyFor(body)
  const replaces = await beginAttempt(key)
  const started = await createPaymentIntent({ ...body, replaces, again }, key)
  const { paymentIntentId, clientSecret, reference, totalPrice } = started
  const { startDate, endDate, luggageCount } = order
  const payment = {
    paymentIntentId,
    clientSecret,
    reference,
    totalPrice,
    key,
    startDate,
    ...(endDate && { endDate }),
    luggageCount,
    startedAt: Date.now(),
  }
  return (await endAttempt(payment, replaces)) ? started : null
}
