import {
  addressOfPayment,
  type KeptPayment,
  keepPayment,
  keptPayment,
  keptPayments,
} from './kept-payments.ts'

declare global {
  /** The query that a script in the page's head took out of the address. */
  var paymentReturn: string | undefined
}

/**
 * The payment that the address names. What a bank's page brings back, the secret with it, is taken out
 * of the address, where it would be shared, bookmarked and logged, and kept.
 */
export function takePaymentReturn(): KeptPayment | undefined {
  const query = new URLSearchParams(globalThis.paymentReturn ?? location.search)
  globalThis.paymentReturn = undefined
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) {
    const named = query.get('payment')
    return named ? keptPayment(named) : keptPayments()[0]
  }
  const payment = keptPayment(paymentIntentId) ?? {
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
  keepPayment(payment)
  history.replaceState(history.state, '', addressOfPayment(location.pathname, paymentIntentId))
  return payment
}
