import { keepInTab, keptTexts } from '../../../kept-in-tab.ts'

/** What the bank's page brings back: which payment it was, and the proof that it is one's own. */
export interface PaymentReturn {
  paymentIntentId: string
  clientSecret: string
}

const keptAs = 'payment'

/**
 * Takes the payment out of the address, where it would be shared, bookmarked and logged, and keeps it
 * for this tab, so that a reload, or the page in another language, still finds it.
 */
export function takePaymentReturn(): PaymentReturn | null {
  const query = new URLSearchParams(location.search)
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) return keptReturn()
  const payment = { paymentIntentId, clientSecret }
  keepPayment(payment)
  history.replaceState(history.state, '', location.pathname)
  return payment
}

/** For a reload of this tab, and for the page in another language. */
export function keepPayment({ paymentIntentId, clientSecret }: PaymentReturn): void {
  keepInTab(keptAs, { paymentIntentId, clientSecret })
}

function keptReturn(): PaymentReturn | null {
  const { paymentIntentId, clientSecret } = keptTexts(keptAs)
  return paymentIntentId && clientSecret ? { paymentIntentId, clientSecret } : null
}
