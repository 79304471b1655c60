import { nextReferenceCheck } from '../payments/cancellation-policy.ts'
import type { Dispute, Payment, PaymentStatus, Refund } from '../payments/money-rows.ts'
import { ownReasons } from '../stay/audit-data.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import type { IntentAnswer, RefundAnswer } from './stripe-facts.ts'

/* Payments, refunds and disputes as Stripe's answer has them. */

/** The reason of a refund that nobody of ours asked for, such as one made in Stripe's dashboard. */
export const refundMadeAtStripe = ownReasons.madeAtStripe

/** Milliseconds to the next question about a refund or dispute that is open. */
const openCheck = 6 * 3_600_000

/** Our row of the intent; or, where its id was lost on the way, of the payment that it was made for. */
export function paymentOf({ payments }: StayRecord, answer: IntentAnswer): Payment | undefined {
  const tied = payments.find(({ paymentIntentId }) => paymentIntentId === answer.id)
  const waiting = ({ id, paymentIntentId }: Payment) =>
    id === answer.paymentId && paymentIntentId === null
  return tied ?? payments.find(waiting)
}

/** Our payment as Stripe's answer has it. */
export function takenOver(payment: Payment, answer: IntentAnswer, stay: Stay, at: Date): Payment {
  const state = stateAfter(payment, answer, stay)
  const holdsMoney = state === 'succeeded' || state === 'review'
  // Money that came is never forgotten, whatever is said later.
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

/** An intent that took another amount, currency or stay than ours is left to a person. */
function stateAfter(payment: Payment, answer: IntentAnswer, stay: Stay): PaymentStatus {
  const sameMoney = answer.amount === payment.cents && answer.currency === 'eur'
  const received = answer.status === 'succeeded' && answer.amountReceived === payment.cents
  // Money that came is not explained away by a later answer; it is given back, or accepted by staff.
  if (payment.status === 'review' && payment.receivedCents > 0) return 'review'
  if (payment.status === 'succeeded') {
    return received && answer.currency === 'eur' ? 'succeeded' : 'review'
  }
  const takesMoney = answer.status === 'succeeded' || answer.status === 'processing'
  // What was given up stays so: the intent that is heard of late was shown to nobody.
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

/** An intent beside our own is harmless until it takes money; then a person has to look. */
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
    // What the bank has said stands, should Stripe know less of it in a later answer.
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
  // That nobody need ask any more is news as well, or it would be asked every day.
  const isOver = known.checkAt !== null && refund.checkAt === null
  return !isOver && fields.every((field) => known[field] === refund[field])
}

/** When Stripe is asked again about a refund: until it is over, and then for the bank's reference. */
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
        // A question of the bank's that becomes a dispute wants its evidence anew.
        answeredAt: isOpen ? null : (before?.answeredAt ?? null),
        checkAt: isOpen ? new Date(at.getTime() + openCheck) : null,
      },
    ]
  })
}
