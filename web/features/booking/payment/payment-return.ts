/** What the bank's page brings back: which payment it was, and the proof that it is one's own. */
export interface PaymentReturn {
  paymentIntentId: string
  clientSecret: string
}

/**
 * Takes the payment out of the address, where it would be shared, bookmarked and logged, and keeps it
 * with this entry of the history, so that a reload still finds it.
 */
export function takePaymentReturn(): PaymentReturn | null {
  const query = new URLSearchParams(location.search)
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) return keptReturn(history.state)
  const payment = { paymentIntentId, clientSecret }
  history.replaceState({ ...history.state, payment }, '', location.pathname)
  return payment
}

function keptReturn(state: unknown): PaymentReturn | null {
  const { payment } = (state ?? {}) as { payment?: PaymentReturn }
  return payment ?? null
}
