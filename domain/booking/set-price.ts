import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { accountOf, isAwaited } from '../payments/account.ts'
import type { Charge, MoneyRows } from '../payments/money-rows.ts'
import { planRefunds } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'

export type Charged = Pick<StayUpdate, 'data' | 'charges'>

/**
 * Returns the emails about a change.
 * Empty for a pending stay, because its confirmation states the price.
 */
export function changeEmails({ stay }: StayRecord): StayEmailKind[] {
  return stay.status === 'pending' ? [] : ['stay_changed']
}

/**
 * True if staff have set the price.
 * The price list then no longer applies to changes (see `changeStay`).
 */
export function isAgreedPrice({ charges }: Pick<MoneyRows, 'charges'>): boolean {
  return charges.some(({ kind }) => kind === 'agreed')
}

/**
 * Returns the charges that set a stay's total price to `cents`, empty if it doesn't change.
 * Refused while the stay's own payment is open, because the guest would pay the old price.
 */
export function agreedAt(record: StayRecord, cents: Cents): Charged | Refusal {
  if (!Number.isSafeInteger(cents) || cents < 0 || hasEnded(record.stay.status))
    return { refused: 'not_allowed' }
  if (record.payments.some(isAwaited)) return { refused: 'payment_open' }
  const { totalPrice, netPrice } = accountOf(record)
  const difference = cents - totalPrice
  if (netPrice + difference < 0) return { refused: 'below_credit' }
  const charges: Charge[] = difference === 0 ? [] : [{ kind: 'agreed', cents: difference }]
  return { data: { from: totalPrice, to: cents }, charges }
}

/**
 * Sets a stay's price, and plans any refunds.
 * Refused like `agreedAt`, and if the price doesn't change.
 */
export function setStayPrice(
  record: StayRecord,
  cents: Cents,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const agreed = agreedAt(record, cents)
  if (isRefused(agreed)) return agreed
  const { charges } = agreed
  if (charges.length === 0) return { refused: 'not_allowed' }
  const back = planRefunds(record, charges, reason, context)
  const data = { ...agreed.data, reason }
  const attention = { unpriced: false }
  const base = unchanged(record, context.actor)
  const emails = changeEmails(record)
  return { ...base, action: 'price_set', data, attention, charges, ...back, emails }
}
