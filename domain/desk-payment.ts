import { accountOf, mayStillCome } from './account.ts'
import type { Cents } from './money.ts'
import { moveStay } from './move-stay.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { type Doing, rowsAfter, type StayChange, unchanged } from './stay-change.ts'
import type { Payment, StayFile } from './stay-file.ts'

/**
 * Takes money at the desk, up to what is due: cash, or by the shop's own card terminal. Not while a
 * payment may still come at Stripe: the guest would pay twice. A request or a lapsed booking of which
 * nothing is due afterwards is confirmed.
 */
export function takePayment(
  file: StayFile,
  method: Exclude<Payment['method'], 'stripe'>,
  cents: Cents,
  { actor, at, newId }: Doing,
): StayChange | Refusal {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
  if (file.payments.some(mayStillCome)) return { refused: 'payment_open' }
  if (cents > file.stay.balance) return { refused: 'more_than_due' }
  const payment: Payment = {
    id: newId(),
    method,
    state: 'succeeded',
    currency: file.stay.currency,
    cents,
    receivedCents: cents,
    refundedCents: 0,
    intentId: null,
    attempt: 1,
    checkAt: null,
    settledAt: at,
    voidedAt: null,
    createdAt: at,
  }
  const data = { payment: payment.id, method, cents }
  const payments = [payment]
  const taken = {
    ...unchanged(file, actor),
    action: 'payment_taken' as const,
    data,
    payments,
  }
  const move = moveStay(file.stay, rowsAfter(file, { payments }), 'confirm', at)
  if (isRefused(move)) return taken
  const { balance } = accountOf(rowsAfter(file, { payments, charges: move.charges }))
  return balance > 0 ? taken : { ...taken, ...move, letters: ['booking_confirmed'] }
}
