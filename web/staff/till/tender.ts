import { lekPerEuro } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import type { ToldPayment } from '../../../domain/desk/desk-payment.ts'
import {
  type Cash,
  type CashCurrency,
  cashOf,
  changeFor,
  noCash,
  usualNotes,
  worthOf,
} from '../../../domain/payments/drawer.ts'

import type { DeskPaymentMethod } from '../../../domain/payments/money-rows.ts'

export interface TenderedPayment extends ToldPayment {
  method: DeskPaymentMethod
  cents: Cents
}

/** Returns the exact amount, then the usual notes that are worth more. */
export function likelyTenders(cents: Cents, currency: CashCurrency): Cash[] {
  const exact = cashOf(cents, currency)
  const notes = usualNotes[currency].map(
    (note): Cash => (currency === 'EUR' ? { cents: note, lek: 0 } : { cents: 0, lek: note }),
  )
  return [exact, ...notes.filter((note) => worthOf(note) > cents)]
}

/** Returns `EUR` if only euros were received, otherwise `ALL`. */
export function usualChange({ cents, lek }: Cash): CashCurrency {
  return cents > 0 && lek === 0 ? 'EUR' : 'ALL'
}

/**
 * Returns the cents paid and the cash taken and given, at the current rate (`lekPerEuro`).
 * The payment is partial if `taken` is worth less than `cents`.
 */
export function tenderFor(cents: Cents, taken: Cash, currency: CashCurrency) {
  const given = changeFor(cents, taken, currency)
  return given
    ? { cents, handed: { taken, given, lekPerEuro } }
    : { cents: worthOf(taken), handed: { taken, given: noCash, lekPerEuro } }
}
