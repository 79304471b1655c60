import { addressOfPayment } from './address-of-payment.ts'
import { type SavedPayment, savedPayment, savedPayments, savePayment } from './saved-payments.ts'

declare global {
  /** The query that a script in the page's head took out of the address. */
  var paymentReturn: string | undefined
}

/**
 * The payment that the address names. What a bank's page brings back, the secret with it, is taken out
 * of the address at once, where it would be shared, bookmarked and logged, and kept.
 */
export async function takePaymentReturn(): Promise<SavedPayment | undefined> {
  const query = new URLSearchParams(globalThis.paymentReturn ?? location.search)
  globalThis.paymentReturn = undefined
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) {
    const named = query.get('payment')
    return named ? savedPayment(named) : (await savedPayments())[0]
  }
  history.replaceState(history.state, '', addressOfPayment(location.pathname, paymentIntentId))
  const payment = (await savedPayment(paymentIntentId)) ?? {
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
  await savePayment(payment)
  return payment
}
