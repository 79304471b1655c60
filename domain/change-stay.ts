import { accountOf, mayStillCome } from './account.ts'
import { tariffOf } from './business.ts'
import { pickUpOf, quote } from './pricing.ts'
import { goingBack } from './refund-actions.ts'
import type { Refusal } from './refusal.ts'
import { hasEnded } from './stay.ts'
import { type AgreedStay, type Doing, type StayChange, unchanged } from './stay-change.ts'
import type { Charge, StayFile } from './stay-file.ts'

/** What a guest or staff want of a stay instead; its plan stays as it is. */
export type StayWish = Partial<Pick<AgreedStay, 'luggageCount' | 'startDate' | 'endDate'>>

/**
 * Changes dates or items at the price list that binds the stay: the difference is owed, or goes back.
 * Not while a payment is open at Stripe: it would take the price of before.
 */
export function changeStay(
  file: StayFile,
  wish: StayWish,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  const { stay } = file
  if (hasEnded(stay.status)) return { refused: 'not_allowed' }
  if (file.payments.some(mayStillCome)) return { refused: 'payment_open' }
  const agreed = { ...stay, ...wish }
  const endDate = agreed.endDate ?? undefined
  const times = { ...agreed, endDate, duration: endDate ? undefined : (stay.duration ?? undefined) }
  const price = quote(times, tariffOf(stay))
  if (price.kind !== 'priced') return { refused: 'price_by_staff' }
  const { totalPrice, owed } = accountOf(file)
  const difference = price.totalPrice - totalPrice
  if (owed + difference < 0) return { refused: 'below_credit' }
  const charges: Charge[] = difference === 0 ? [] : [{ kind: 'changed', cents: difference }]
  return {
    ...unchanged(file, doing.actor),
    action: 'changed',
    data: { from: totalPrice, to: price.totalPrice },
    agreed: { ...wish, pickUpAt: pickUpOf(times), duration: price.duration },
    charges,
    ...goingBack(file, charges, reason, doing),
  }
}
