import { addressOfPayment } from './address-of-payment.ts'
import { type SavedPayment, savedPayment, savedPayments, savePayment } from './saved-payments.ts'

declare global {
  /** Query string that an inline script has removed from the address. */
  var paymentReturn: string | undefined
}

/**
 * Returns the payment named in the address or, if none is named, the newest saved one.
 * `undefined` if it isn't saved. After a bank's redirect, saves the payment, and removes its secret
 * from the address, which could be shared, bookmarked or logged.
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
    // Anyone can make a link with these parameters, so its payment must not block bookings.
    seen: true,
  }
  await savePayment(payment)
  return payment
}
