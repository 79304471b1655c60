import type { Dispute, Payment, PaymentState, Refund } from '../payments/money-rows.ts'
import { nextReferenceCheck } from '../payments/refund.ts'
import { ownReasons } from '../stay/audit-data.ts'
import type { Stay, StayFile } from '../stay/stay-file.ts'
import type { IntentAnswer, RefundAnswer } from './stripe-facts.ts'

/* Payments, refunds and disputes as Stripe's answer has them. */

/** The reason of a refund that nobody of ours asked for, such as one made in Stripe's dashboard. */
export const refundMadeAtStripe = ownReasons.madeAtStripe

/** Milliseconds to the next question about a refund or dispute that is open. */
const openCheck = 6 * 3_600_000

/** Our row of the intent; or, where its id was lost on the way, of the payment that it was made for. */
export function paymentOf({ payments }: StayFile, answer: IntentAnswer): Payment | undefined {
  const tied = payments.find(({ intentId }) => intentId === answer.id)
  const waiting = ({ id, intentId }: Payment) => id === answer.paymentId && intentId === null
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
    intentId: answer.id,
    state,
    currency: isSettled ? answer.currency.toUpperCase() : payment.currency,
    receivedCents,
    checkAt: isSettled || state === 'canceled' ? null : payment.checkAt,
    settledAt: isSettled ? (payment.settledAt ?? at) : null,
  }
}

/** An intent that took another amount, currency or stay than ours is left to a person. */
function stateAfter(payment: Payment, answer: IntentAnswer, stay: Stay): PaymentState {
  const sameMoney = answer.amount === payment.cents && answer.currency === 'eur'
  const received = answer.status === 'succeeded' && answer.amountReceived === payment.cents
  // Money that came is not explained away by a later answer; it is given back, or accepted by staff.
  if (payment.state === 'review' && payment.receivedCents > 0) return 'review'
  if (payment.state === 'succeeded') {
    return received && answer.currency === 'eur' ? 'succeeded' : 'review'
  }
  const takesMoney = answer.status === 'succeeded' || answer.status === 'processing'
  // What was given up stays so: the intent that is heard of late was shown to nobody.
  if (answer.status === 'canceled' || (payment.state === 'canceled' && !takesMoney))
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
    state: 'review',
    currency: answer.currency.toUpperCase(),
    cents: answer.amountReceived,
    receivedCents: answer.amountReceived,
    refundedCents: 0,
    offer: null,
    intentId: answer.id,
    attempt: 1,
    checkAt: null,
    settledAt: at,
    voidedAt: null,
    fiscalNumber: null,
    createdAt: at,
  }
}

export function isSamePayment(known: Payment | undefined, payment: Payment): boolean {
  if (!known) return false
  const fields = ['state', 'intentId', 'currency', 'receivedCents', 'refundedCents'] as const
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
      ({ id, stripeId }) => stripeId === answer.id || id === answer.refundId,
    )
    const isOver = answer.state === 'failed' || answer.state === 'canceled'
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
      state: answer.state,
      stripeId: answer.id,
      bankReference,
      isReversal: answer.isReversal ?? before?.isReversal ?? false,
      checkAt: nextLook({ ...answer, bankReference, at: notedAt }, at),
      failedAt: isOver ? (before?.failedAt ?? at) : null,
    }
    return before && isSameRefund(before, after) ? [] : [after]
  })
}

function isSameRefund(known: Refund, refund: Refund): boolean {
  const fields = ['state', 'stripeId', 'bankReference', 'isReversal'] as const
  // That nobody need ask any more is news as well, or it would be asked every day.
  const isOver = known.checkAt !== null && refund.checkAt === null
  return !isOver && fields.every((field) => known[field] === refund[field])
}

/** When Stripe is asked again about a refund: until it is over, and then for the bank's reference. */
function nextLook(refund: RefundAnswer, at: Date): Date | null {
  if (refund.state === 'pending') return new Date(at.getTime() + openCheck)
  const isWanted = refund.awaitsReference && refund.bankReference === null
  return refund.state === 'succeeded' && isWanted ? nextReferenceCheck(refund.at, at) : null
}

export function changedDisputes(
  known: readonly Dispute[],
  { disputes }: IntentAnswer,
  paymentId: string,
  at: Date,
): Dispute[] {
  return disputes.flatMap((answer) => {
    const before = known.find(({ id }) => id === answer.id)
    if (before?.state === answer.state) return []
    const isOpen = answer.state === 'open' || answer.state === 'inquiry'
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
