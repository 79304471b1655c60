import type { Cents } from './money.ts'
import type { Refusal } from './refusal.ts'
import { type Doing, type StayChange, unchanged } from './stay-change.ts'
import type { Payment, StayFile } from './stay-file.ts'

/** Takes money at the desk, up to what is due: cash, or by the shop's own card terminal. */
export function takePayment(
  file: StayFile,
  method: Exclude<Payment['method'], 'stripe'>,
  cents: Cents,
  { actor, at, newId }: Doing,
): StayChange | Refusal {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
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
  return { ...unchanged(file, actor), action: 'payment_taken', data, payments: [payment] }
}
