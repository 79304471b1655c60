import { nextReferenceCheck } from '../payments/cancellation-policy.ts'
import type { Dispute, Payment, PaymentStatus, Refund } from '../payments/money-rows.ts'
import { ownReasons } from '../stay/audit-data.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import type { IntentAnswer, RefundAnswer } from './stripe-facts.ts'

/** Reason for refunds that we didn't request, such as those made in Stripe's dashboard. */
export const refundMadeAtStripe = ownReasons.madeAtStripe

/** Milliseconds until the next check of an open refund or dispute. */
const openCheck = 6 * 3_600_000

/**
 * Returns the payment of an intent, or `undefined`.
 * A payment without an intent id, for example because Stripe's response was lost, is found by the
 * payment id in the intent's metadata.
 */
export function paymentOf({ payments }: StayRecord, answer: IntentAnswer): Payment | undefined {
  const tied = payments.find(({ paymentIntentId }) => paymentIntentId === answer.id)
  const waiting = ({ id, paymentIntentId }: Payment) =>
    id === answer.paymentId && paymentIntentId === null
  return tied ?? payments.find(waiting)
}

export function takenOver(payment: Payment, answer: IntentAnswer, stay: Stay, at: Date): Payment {
  const state = stateAfter(payment, answer, stay)
  const holdsMoney = state === 'succeeded' || state === 'review'
  const receivedCents = holdsMoney ? Math.max(answer.amountReceived, payment.receivedCents) : 0
  const isSettled = receivedCents > 0
  return {
    ...payment,
    paymentIntentId: answer.id,
    status: state,
    currency: isSettled ? answer.currency.toUpperCase() : payment.currency,
    receivedCents,
    checkAt: isSettled || state === 'canceled' ? null : payment.checkAt,
    paidAt: isSettled ? (payment.paidAt ?? at) : null,
  }
}

function stateAfter(payment: Payment, answer: IntentAnswer, stay: Stay): PaymentStatus {
  const sameMoney = answer.amount === payment.cents && answer.currency === 'eur'
  const received = answer.status === 'succeeded' && answer.amountReceived === payment.cents
  // Only staff can end a review of received money.
  if (payment.status === 'review' && payment.receivedCents > 0) return 'review'
  if (payment.status === 'succeeded') {
    return received && answer.currency === 'eur' ? 'succeeded' : 'review'
  }
  const takesMoney = answer.status === 'succeeded' || answer.status === 'processing'
  // An open intent of a canceled payment can't be paid, because the guest never got its secret.
  if (answer.status === 'canceled' || (payment.status === 'canceled' && !takesMoney))
    return 'canceled'
  if (!sameMoney || answer.bookingId !== stay.id) return 'review'
  switch (answer.status) {
    case 'succeeded':
      return received ? 'succeeded' : 'review'
    case 'processing':
      return 'processing'
    case 'requires_payment_method':
      return answer.declined ? 'failed' : 'pending'
    default:
      return 'pending'
  }
}

/**
 * Returns a payment in review for an intent that belongs to none of the stay's payments.
 * Returns `null` while the intent has received no money.
 */
export function foreignPayment(answer: IntentAnswer, at: Date): Payment | null {
  if (answer.amountReceived === 0) return null
  return {
    id: answer.id,
    method: 'stripe',
    status: 'review',
    currency: answer.currency.toUpperCase(),
    cents: answer.amountReceived,
    receivedCents: answer.amountReceived,
    refundedCents: 0,
    pendingChange: null,
    paymentIntentId: answer.id,
    attempt: 1,
    checkAt: null,
    paidAt: at,
    voidedAt: null,
    fiscalNumber: null,
    createdAt: at,
  }
}

export function isSamePayment(known: Payment | undefined, payment: Payment): boolean {
  if (!known) return false
  const fields = [
    'status',
    'paymentIntentId',
    'currency',
    'receivedCents',
    'refundedCents',
  ] as const
  return fields.every((field) => known[field] === payment[field])
}

export function changedRefunds(
  known: readonly Refund[],
  { refunds }: IntentAnswer,
  paymentId: string,
  at: Date,
): Refund[] {
  return refunds.flatMap((answer) => {
    const before = known.find(
      ({ id, stripeRefundId }) => stripeRefundId === answer.id || id === answer.refundId,
    )
    const isOver = answer.status === 'failed' || answer.status === 'canceled'
    const bankReference = answer.bankReference ?? before?.bankReference ?? null
    const notedAt = before?.at ?? answer.at
    const after: Refund = {
      id: answer.id,
      paymentId,
      method: 'stripe',
      reason: refundMadeAtStripe,
      attempt: 1,
      at: answer.at,
      fiscalNumber: null,
      ...before,
      cents: answer.cents,
      status: answer.status,
      stripeRefundId: answer.id,
      bankReference,
      isReversal: answer.isReversal ?? before?.isReversal ?? false,
      checkAt: nextLook({ ...answer, bankReference, at: notedAt }, at),
      failedAt: isOver ? (before?.failedAt ?? at) : null,
    }
    return before && isSameRefund(before, after) ? [] : [after]
  })
}

function isSameRefund(known: Refund, refund: Refund): boolean {
  const fields = ['status', 'stripeRefundId', 'bankReference', 'isReversal'] as const
  // When the checks end, the refund must be saved. Otherwise, it would still be checked every day.
  const isOver = known.checkAt !== null && refund.checkAt === null
  return !isOver && fields.every((field) => known[field] === refund[field])
}

/**
 * Returns the refund's next check, or `null`.
 * A refund is checked while it is pending and, for a limited time, while its bank reference is
 * missing.
 */
function nextLook(refund: RefundAnswer, at: Date): Date | null {
  if (refund.status === 'pending') return new Date(at.getTime() + openCheck)
  const isWanted = refund.awaitsReference && refund.bankReference === null
  return refund.status === 'succeeded' && isWanted ? nextReferenceCheck(refund.at, at) : null
}

export function changedDisputes(
  known: readonly Dispute[],
  { disputes }: IntentAnswer,
  paymentId: string,
  at: Date,
): Dispute[] {
  return disputes.flatMap((answer) => {
    const before = known.find(({ id }) => id === answer.id)
    if (before?.status === answer.status) return []
    const isOpen = answer.status === 'open' || answer.status === 'inquiry'
    return [
      {
        ...answer,
        paymentId,
        closedAt: isOpen ? null : at,
        answeredAt: isOpen ? null : (before?.answeredAt ?? null),
        checkAt: isOpen ? new Date(at.getTime() + openCheck) : null,
      },
    ]
  })
}
