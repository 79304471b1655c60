import { send } from '../../../api.ts'
import { forgetInTab, keepInTab, keptTexts } from '../../../browser/kept-in-tab.ts'

const keptAs = 'paid-change'

/** Whose pass it is, for when the bank takes the whole window: its link is no bank's business. */
export function keepForReturn(token: string): void {
  keepInTab(keptAs, { token })
}

/** The guest comes back from their bank: the Worker learns of the money, and the pass is opened again. */
export async function comeBack(search: string): Promise<void> {
  const query = new URLSearchParams(search)
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  const { token } = keptTexts(keptAs)
  forgetInTab(keptAs)
  history.replaceState(history.state, '', location.pathname + (token ? `#${token}` : ''))
  if (!paymentIntentId || !clientSecret) return
  await send('POST /api/payment-status', { paymentIntentId, clientSecret })
}
