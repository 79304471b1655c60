import { addressOfPayment } from './address-of-payment.ts'
import { type SavedPayment, savedPayment, savedPayments, savePayment } from './saved-payments.ts'

declare global {
  /** Query that a script in the page's head removed from the address. */
  var paymentReturn: string | undefined
}

/**
 * Returns the payment that the address names, and saves it.
 * A bank's parameters are removed immediately, because an address with the secret would be shared, bookmarked and
 * logged.
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
    // Anyone can make such a link, so a payment from elsewhere must not block the form.
    seen: true,
  }
  await savePayment(payment)
  return payment
}
