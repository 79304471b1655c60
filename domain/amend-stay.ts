import { accountOf, isAwaited } from './account.ts'
import { tariffOf } from './business.ts'
import type { Cents } from './money.ts'
import { agreedAt, type Charged, changeLetters, isAgreedPrice } from './name-price.ts'
import { pickUpOf, type Quote, quote } from './pricing.ts'
import { goingBack } from './refund-actions.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { hasEnded } from './stay.ts'
import { type AgreedStay, type Doing, type StayChange, unchanged } from './stay-change.ts'
import { bagsInside, type Charge, type StayFile } from './stay-file.ts'

/** What a guest or staff want of a stay instead; what they leave out, and its plan, stay as they are. */
export interface StayWish {
  luggageCount?: number | undefined
  startDate?: Date | undefined
  endDate?: Date | undefined
  /** What staff have agreed with the guest, where no rule names the price. */
  cents?: Cents | undefined
}

type Repricing = Charged & { agreed: Partial<AgreedStay> }

/**
 * Changes dates or items at the price list that binds the stay, or at the price that staff name: the
 * difference is owed, or goes back. Where staff have named the price before, they name the next one too.
 * Not while a payment is open at Stripe: it would take the price of before. Nor once a bag has left:
 * the new price would count it for all the days. Bags in the house are the items that there are.
 */
export function amendStay(
  file: StayFile,
  wish: StayWish,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  const repricing = repriced(file, wish)
  if (isRefused(repricing)) return repricing
  const back = goingBack(file, repricing.charges, reason, doing)
  const data = { ...repricing.data, reason }
  const attention = { unpriced: false }
  const base = unchanged(file, doing.actor)
  const letters = changeLetters(file)
  return { ...base, action: 'changed', ...repricing, data, attention, ...back, letters }
}

/** What such a change agrees and charges, before anything goes back. */
export function repriced(file: StayFile, wish: StayWish): Repricing | Refusal {
  const { stay, bags } = file
  const hasLeft = bags.some(({ state }) => state === 'collected')
  if (hasEnded(stay.status) || hasLeft) return { refused: 'not_allowed' }
  const { luggageCount = stay.luggageCount, startDate = stay.startDate } = wish
  const named = { luggageCount, startDate, endDate: wish.endDate ?? stay.endDate }
  const agreed = { ...stay, ...named }
  const here = bagsInside(file).length
  if (here > 0 && agreed.luggageCount !== here) return { refused: 'not_allowed' }
  if (file.payments.some(isAwaited)) return { refused: 'payment_open' }
  const endDate = agreed.endDate ?? undefined
  const times = { ...agreed, endDate, duration: endDate ? undefined : (stay.duration ?? undefined) }
  const pickUpAt = pickUpOf(times)
  if (pickUpAt < startDate) return { refused: 'times_invalid' }
  const price = quote(times, tariffOf(stay))
  const charged = wish.cents === undefined ? listed(file, price) : agreedAt(file, wish.cents)
  if (isRefused(charged)) return charged
  return { ...charged, agreed: { ...named, pickUpAt, duration: price.duration } }
}

/** What the price list's answer charges beyond the price until now. */
function listed(file: StayFile, price: Quote): Charged | Refusal {
  if (price.kind !== 'priced' || isAgreedPrice(file)) return { refused: 'price_by_staff' }
  const { totalPrice, owed } = accountOf(file)
  const difference = price.totalPrice - totalPrice
  if (owed + difference < 0) return { refused: 'below_credit' }
  const charges: Charge[] = difference === 0 ? [] : [{ kind: 'changed', cents: difference }]
  return { data: { from: totalPrice, to: price.totalPrice }, charges }
}
