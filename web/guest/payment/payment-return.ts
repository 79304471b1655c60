import { addressOfPayment } from './address-of-payment.ts'
import { type KeptPayment, keepPayment, keptPayment, keptPayments } from './kept-payments.ts'

declare global {
  /** The query that a script in the page's head took out of the address. */
  var paymentReturn: string | undefined
}

/**
 * The payment that the address names. What a bank's page brings back, the secret with it, is taken out
 * of the address at once, where it would be shared, bookmarked and logged, and kept.
 */
export async function takePaymentReturn(): Promise<KeptPayment | undefined> {
  const query = new URLSearchParams(globalThis.paymentReturn ?? location.search)
  globalThis.paymentReturn = undefined
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) {
    const named = query.get('payment')
    return named ? keptPayment(named) : (await keptPayments())[0]
  }
  history.replaceState(history.state, '', addressOfPayment(location.pathname, paymentIntentId))
  const payment = (await keptPayment(paymentIntentId)) ?? {
    paymentIntentId,
    clientSecret,
    reference: '',
    totalPrice: 0,
    luggageCount: 0,
    startDate: '',
    startedAt: Date.now(),
    // Whoever made the link, a payment that this browser did not start keeps no form from paying.
    seen: true,
  }
  await keepPayment(payment)
  return payment
}
