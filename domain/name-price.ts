import { accountOf, mayStillCome } from './account.ts'
import type { Cents } from './money.ts'
import { goingBack } from './refund-actions.ts'
import type { Refusal } from './refusal.ts'
import { hasEnded } from './stay.ts'
import { type Doing, type StayChange, unchanged } from './stay-change.ts'
import type { Charge, StayFile } from './stay-file.ts'

/**
 * Staff name the price of a stay that has none by the rules, or agree another one with the guest; what
 * was paid beyond it goes back. Not while a payment is open at Stripe: it would take the price of before.
 */
export function namePrice(
  file: StayFile,
  cents: Cents,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  if (!Number.isSafeInteger(cents) || cents < 0 || hasEnded(file.stay.status))
    return { refused: 'not_allowed' }
  if (file.payments.some(mayStillCome)) return { refused: 'payment_open' }
  const { totalPrice, owed } = accountOf(file)
  const difference = cents - totalPrice
  if (difference === 0) return { refused: 'not_allowed' }
  if (owed + difference < 0) return { refused: 'below_credit' }
  const charges: Charge[] = [{ kind: 'changed', cents: difference }]
  const back = goingBack(file, charges, reason, doing)
  const data = { from: totalPrice, to: cents, reason }
  const attention = { unpriced: false }
  return {
    ...unchanged(file, doing.actor),
    action: 'price_named',
    data,
    attention,
    charges,
    ...back,
  }
}
