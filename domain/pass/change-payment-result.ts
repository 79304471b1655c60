import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import type { Payment } from '../payments/money-rows.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext } from '../stay/stay-update.ts'
import { type ChangePaymentResult, resultOfPayment } from './pending-change.ts'

/**
 * Returns the result of a payment for a change.
 * Returns `null` unless the payment is for a change and its money has just arrived.
 */
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

export function hasArrived(known: Payment | undefined, payment: Payment): boolean {
  return payment.receivedCents > 0 && !known?.receivedCents
}

export function isKept({ status, refundedCents, receivedCents }: Payment): boolean {
  return status === 'succeeded' && refundedCents < receivedCents
}

/**
 * Returns a context whose `newId` always returns the same id, derived from the payment.
 * Repeated syncs therefore create only one refund.
 */
export function paymentContext(payment: Payment, at: Date): ActionContext {
  return { actor: 'stripe', at, newId: () => `back:${payment.id}` }
}
