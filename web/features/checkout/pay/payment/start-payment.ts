import type { StartedPayment } from '../../../../../domain/api.ts'
import { ApiError } from '../../../../api.ts'
import { createPaymentIntent, paymentIntentBody } from './create-payment-intent.ts'
import { keepPayment, notePaymentOver, unsettledPayment } from './kept-payments.ts'
import type { Payment } from './payment.ts'

/**
 * Makes the booking and its intent, and keeps it. A booking that was given up in the meantime is made
 * once more, under another key.
 */
export async function startPayment(payment: Payment): Promise<StartedPayment> {
  try {
    return await oneTabAtATime(() => startUnderKey(payment))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'booking_expired') throw error
    payment.keys.forget()
    return oneTabAtATime(() => startUnderKey(payment))
  }
}

/** The same submit has the same intent, which charges once; any other takes the place of the earlier one. */
async function startUnderKey({ order, total, keys }: Payment): Promise<StartedPayment> {
  const body = paymentIntentBody(order, total)
  const key = keys.keyFor(body)
  const unsettled = unsettledPayment()
  const replaced = unsettled?.key === key ? undefined : unsettled
  const { paymentIntentId, clientSecret } = replaced ?? {}
  const replaces = paymentIntentId && clientSecret && { paymentIntentId, clientSecret }
  const started = await createPaymentIntent({ ...body, ...(replaces && { replaces }) }, key)
  if (replaced) notePaymentOver(replaced.paymentIntentId)
  const { startDate, endDate, luggageCount } = order
  keepPayment({
    paymentIntentId: started.paymentIntentId,
    clientSecret: started.clientSecret,
    reference: started.reference,
    totalPrice: started.totalPrice,
    key,
    startDate,
    ...(endDate && { endDate }),
    luggageCount,
    startedAt: Date.now(),
  })
  return started
}

/** Two tabs that start at once would not know of each other's payment. */
function oneTabAtATime(start: () => Promise<StartedPayment>): Promise<StartedPayment> {
  return navigator.locks ? navigator.locks.request('payment', start) : start()
}
