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

/** Money that staff say they took; what `POST /api/staff/stays/:id/payments` is sent. */
export interface TakenPayment extends ToldPayment {
  method: DeskPaymentMethod
  cents: Cents
}

/** What a guest may well hand over: exactly the amount, and the usual notes above it. */
export function likelyTenders(cents: Cents, currency: CashCurrency): Cash[] {
  const exact = cashOf(cents, currency)
  const notes = usualNotes[currency].map(
    (note): Cash => (currency === 'EUR' ? { cents: note, lek: 0 } : { cents: 0, lek: note }),
  )
  return [exact, ...notes.filter((note) => worthOf(note) > cents)]
}

/** Change goes back in the currency that came; in Lek where both did. */
export function usualChange({ cents, lek }: Cash): CashCurrency {
  return cents > 0 && lek === 0 ? 'EUR' : 'ALL'
}

/** What of an amount is taken, at today's rate, with what was tendered: less than the amount is a part of it. */
export function tenderFor(cents: Cents, taken: Cash, currency: CashCurrency) {
  const given = changeFor(cents, taken, currency)
  return given
    ? { cents, handed: { taken, given, lekPerEuro } }
    : { cents: worthOf(taken), handed: { taken, given: noCash, lekPerEuro } }
}
