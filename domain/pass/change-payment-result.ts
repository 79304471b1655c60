import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import type { Payment } from '../payments/money-rows.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext } from '../stay/stay-update.ts'
import { type ChangePaymentResult, resultOfPayment } from './pending-change.ts'

/** What the answer that first tells of the money for a change buys; `null` for every other answer. */
export function changePaymentResult(
  record: StayRecord,
  known: Payment | undefined,
  payment: Payment,
  at: Date,
  openingTimes: OpeningTimes,
): ChangePaymentResult | null {
  if (!payment.pendingChange || !hasArrived(known, payment)) return null
  if (!isKept(payment)) return { outcome: 'not_applied', change: null }
  return resultOfPayment(record, payment, paymentContext(payment, at), openingTimes)
}

/** Whether this is the first answer that tells of a payment's money. */
export function hasArrived(known: Payment | undefined, payment: Payment): boolean {
  return payment.receivedCents > 0 && !known?.receivedCents
}

/** Accepted, and not refunded in full since. */
export function isKept({ status, refundedCents, receivedCents }: Payment): boolean {
  return status === 'succeeded' && refundedCents < receivedCents
}

/** Whoever learns of the money does the same, so there is one refund, however often it is told. */
export function paymentContext(payment: Payment, at: Date): ActionContext {
  return { actor: 'stripe', at, newId: () => `back:${payment.id}` }
}
