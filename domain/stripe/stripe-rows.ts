import { nextReferenceCheck } from '../payments/cancellation-policy.ts'
import type { Dispute, Payment, PaymentStatus, Refund } from '../payments/money-rows.ts'
import { ownReasons } from '../stay/audit-data.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import type { IntentAnswer, RefundAnswer } from './stripe-facts.ts'

/** We didn't request it, such as in Stripe's dashboard. */
export const refundMadeAtStripe = ownReasons.madeAtStripe

/** Milliseconds between checks of open refunds and disputes */
const openCheck = 6 * 3_600_000

/** Finds the payment by metadata if the intent id was lost. */
export function paymentOf({ payments }: StayRecord, answer: IntentAnswer): Payment | undefined {
  const tied = payments.find(({ paymentIntentId }) => paymentIntentId === answer.id)
  const waiting = ({ id, paymentIntentId }: Payment) =>
    id === answer.paymentId && paymentIntentId === null
  return tied ?? payments.find(waiting)
}

export function takenOver(payment: Payment, answer: IntentAnswer, stay: Stay, at: Date): Payment {
  const state = stateAfter(payment, answer, stay)
  const holdsMoney = state === 'succeeded' || state === 'review'
  // A later response never reduces received money.
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

/** Intents with another amount, currency or stay need review. */
function stateAfter(payment: Payment, answer: IntentAnswer, stay: Stay): PaymentStatus {
  const sameMoney = answer.amount === payment.cents && answer.currency === 'eur'
  const received = answer.status === 'succeeded' && answer.amountReceived === payment.cents
  // Stays in review until refunded or accepted by staff.
  if (payment.status === 'review' && payment.receivedCents > 0) return 'review'
  if (payment.status === 'succeeded') {
    return received && answer.currency === 'eur' ? 'succeeded' : 'review'
  }
  const takesMoney = answer.status === 'succeeded' || answer.status === 'processing'
  // A canceled payment stays so. Its late intent was never shown.
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
 * An unknown intent is harmless until it takes money.
 * Then staff review it.
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
    // A later response may lack the bank's reference.
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
  // Must count as a change, or the checks repeat every day.
  const isOver = known.checkAt !== null && refund.checkAt === null
  return !isOver && fields.every((field) => known[field] === refund[field])
}

/** Checks until the refund is over, then for its bank reference. */
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
        // A dispute needs evidence again after an inquiry.
        answeredAt: isOpen ? null : (before?.answeredAt ?? null),
        checkAt: isOpen ? new Date(at.getTime() + openCheck) : null,
      },
    ]
  })
}
