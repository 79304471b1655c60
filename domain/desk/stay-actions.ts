import { addedLater } from '../booking/added-later.ts'
import { agreedAt } from '../booking/set-price.ts'
import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { claimOf, isAwaited, isUnpaid, needsReview } from '../payments/account.ts'
import type { Charge, Payment } from '../payments/money-rows.ts'
import { planRefunds } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { canTransition, type StayTransitionName, transitionStay } from '../stay/stay-transition.ts'
import {
  type ActionContext,
  joined,
  recordAfter,
  rowsAfter,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { tiranaDate } from '../time/calendar.ts'
import type { TakenPayment } from './desk.ts'
import { takePayment } from './desk-payment.ts'

/**
 * Cancels a stay and plans its refunds (specification, section 9).
 * Money paid at the desk is only refunded if the guest is there.
 */
export function cancelStay(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const move = transitionStay(record.stay, record, 'cancel', context.at)
  if (isRefused(move)) return move
  const back = planRefunds(record, move.charges, reason, context)
  const base = { ...unchanged(record, context.actor), action: 'cancel' as const, data: { reason } }
  return { ...base, ...move, ...back, emails: ['stay_cancelled'] }
}

export type AppliedTransition = Extract<
  StayTransitionName,
  'confirm' | 'no_show' | 'complete' | 'abandon'
>

const emailsOfTransition: Record<AppliedTransition, readonly StayEmailKind[]> = {
  confirm: ['reservation_confirmed'],
  no_show: ['no_show'],
  complete: [],
  abandon: [],
}

/** Applies a transition and its charges, but plans no refunds. */
export function applyTransition(
  record: StayRecord,
  name: AppliedTransition,
  context: ActionContext,
): StayUpdate | Refusal {
  const move = transitionStay(record.stay, record, name, context.at)
  if (isRefused(move)) return move
  return {
    ...unchanged(record, context.actor),
    action: name,
    ...move,
    emails: emailsOfTransition[name],
  }
}

/**
 * Completes a ride and records its `payment`, if any.
 * Both are in one update, so that one undo reverses both.
 */
export function completeService(
  record: StayRecord,
  context: ActionContext,
  payment?: TakenPayment,
): StayUpdate | Refusal {
  const { serviceType, startDate } = record.stay
  const isEarly = tiranaDate(context.at) < tiranaDate(startDate)
  if (serviceType === 'storage' || isEarly) return { refused: 'not_allowed' }
  const completed = applyTransition(record, 'complete', context)
  if (!payment || isRefused(completed)) return completed
  const { method, cents, ...details } = payment
  const after = recordAfter(record, completed, context.at)
  const paid = takePayment(after, method, cents, context, details)
  return isRefused(paid) ? paid : joined(completed, paid)
}

export function confirmRequested(
  record: StayRecord,
  cents: Cents | undefined,
  context: ActionContext,
): StayUpdate | Refusal {
  const confirmed = applyTransition(record, 'confirm', context)
  if (cents === undefined || isRefused(confirmed)) return confirmed
  const agreed = agreedAt(recordAfter(record, confirmed, context.at), cents)
  if (isRefused(agreed)) return agreed
  const { data, charges } = agreed
  return { ...confirmed, data, charges: [...confirmed.charges, ...charges] }
}

/**
 * Resolves a conflict, a price that doesn't match the bags (`unpriced`), or both.
 * If the bags' list price is higher, charges and credits the difference, so that `addedLater`
 * doesn't count it.
 */
export function resolveStay(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate {
  const attention = { conflict: false, unpriced: false }
  const base = unchanged(record, context.actor)
  const charges = waived(record)
  return { ...base, action: 'resolved', data: { reason }, attention, charges }
}

function waived(record: StayRecord): Charge[] {
  const { stay } = record
  if (stay.unpricedAt === null) return []
  const cents = addedLater({ ...record, stay: { ...stay, unpricedAt: null } })
  if (cents === 0) return []
  return [
    { kind: 'changed', cents },
    { kind: 'agreed', cents: -cents },
  ]
}

/** Marks a dispute as answered. */
export function answerDispute(
  record: StayRecord,
  disputeId: string,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const dispute = record.disputes.find(({ id }) => id === disputeId)
  if (!dispute || dispute.closedAt) return { refused: 'not_allowed' }
  if (dispute.answeredAt) return { refused: 'already_done' }
  const disputes = [{ ...dispute, answeredAt: context.at }]
  const data = { dispute: dispute.id, cents: dispute.cents, reason }
  return { ...unchanged(record, context.actor), action: 'resolved', data, disputes }
}

export function writeOff(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const cents = claimOf(record.stay)
  if (!hasEnded(record.stay.status) || cents <= 0) return { refused: 'not_allowed' }
  if (record.payments.some(isAwaited)) return { refused: 'payment_open' }
  const charges: Charge[] = [{ kind: 'written_off', cents: -cents }]
  const data = { cents, reason }
  return { ...unchanged(record, context.actor), action: 'written_off', data, charges }
}

/**
 * Accepts a payment in review, and confirms the stay if possible.
 * Refused unless the payment is in euros and some of its money is left.
 */
export function acceptReview(
  record: StayRecord,
  paymentId: string,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const payment = record.payments.find(({ id, status }) => id === paymentId && status === 'review')
  const isThere = payment?.currency === 'EUR' && payment.receivedCents > 0
  if (!isThere || !needsReview(payment, record.disputes)) return { refused: 'not_allowed' }
  const accepted: Payment = { ...payment, status: 'succeeded', cents: payment.receivedCents }
  const payments = [accepted]
  const base = { ...unchanged(record, context.actor), action: 'review_accepted' as const, payments }
  const data = { payment: payment.id, cents: payment.receivedCents, reason }
  if (!canTransition(record.stay.status, 'confirm')) return { ...base, data }
  const move = transitionStay(record.stay, rowsAfter(record, { payments }), 'confirm', context.at)
  return isRefused(move)
    ? { ...base, data }
    : { ...base, ...move, data, emails: ['booking_confirmed'] }
}

/**
 * Cancels unpaid payments, and expires a pending stay for which the office holds no money.
 * Returns `null` if nothing changes.
 */
export function expireStay(record: StayRecord, at: Date): StayUpdate | null {
  const payments = record.payments
    .filter(isUnpaid)
    .map((payment): Payment => ({ ...payment, status: 'canceled', checkAt: null }))
  const base = { ...unchanged(record, 'system'), payments }
  const holdsMoney = record.payments.some(
    ({ receivedCents, refundedCents }) => receivedCents > refundedCents,
  )
  const move = transitionStay(record.stay, record, 'expire', at)
  if (!holdsMoney && !isRefused(move)) {
    const email = record.payments.length > 0 ? 'payment_expired' : 'request_expired'
    return { ...base, action: 'expire', ...move, emails: [email] }
  }
  return payments.length > 0 ? { ...base, action: 'payment_expired' } : null
}
