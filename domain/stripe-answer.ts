import { accountOf, isReturned } from './account.ts'
import type { Cents } from './money.ts'
import { isRefused, moveStay } from './move-stay.ts'
import { isPaid } from './payment.ts'
import type { StayMoveName } from './stay.ts'
import { rowsAfter, type StayChange, type StayLetter } from './stay-change.ts'
import type { Dispute, Payment, PaymentState, Refund, Stay, StayFile } from './stay-file.ts'

/** What Stripe answered about a refund; `refundId` is ours, where it was made by us. */
export interface RefundAnswer {
  id: string
  refundId: string | undefined
  cents: Cents
  state: 'pending' | 'succeeded' | 'failed' | 'canceled'
  at: Date
}

export type DisputeAnswer = Pick<Dispute, 'id' | 'state' | 'cents' | 'openedAt' | 'dueBy'>

/** What Stripe answered about one intent and everything that hangs on it. Amounts in cents. */
export interface IntentAnswer {
  id: string
  /** `succeeded`, `processing`, `requires_action`, …: Stripe may add to them. */
  status: string
  amount: Cents
  amountReceived: Cents
  /** Lower case, as Stripe writes it. */
  currency: string
  /** The stay and the payment that the intent was made for, as its metadata names them. */
  bookingId: string | undefined
  paymentId: string | undefined
  declined: boolean
  refunds: readonly RefundAnswer[]
  disputes: readonly DisputeAnswer[]
}

/** The reason of a refund that nobody of ours asked for, such as one made in Stripe's dashboard. */
export const refundMadeAtStripe = 'made_at_stripe'

/** Milliseconds to the next question about a refund or dispute that is open. */
const openCheck = 6 * 3_600_000

/**
 * What Stripe's answer about one intent makes of a stay; null where everything is known already. The
 * answer is complete, so neither the order nor the number of answers matters.
 */
export function afterAnswer(file: StayFile, answer: IntentAnswer, at: Date): StayChange | null {
  const known = paymentOf(file, answer)
  const taken = known ? takenOver(known, answer, file.stay, at) : foreignPayment(answer, at)
  if (!taken) return null
  const refunds = changedRefunds(file.refunds, answer, taken.id, at)
  const disputes = changedDisputes(file.disputes, answer, taken.id, at)
  const merged = rowsAfter(file, { refunds })
  const payment = { ...taken, refundedCents: refundedOf(merged.refunds, taken.id) }
  const payments = isSamePayment(known, payment) ? [] : [payment]
  if (payments.length + refunds.length + disputes.length === 0) return null

  const outcome = outcomeOf(file, { payments, refunds, disputes }, payment, at)
  return {
    action: 'payment_answered',
    actor: 'stripe',
    data: {
      intent: answer.id,
      from: known?.state ?? null,
      to: payment.state,
      received: payment.receivedCents,
      refunded: payment.refundedCents,
    },
    payments,
    refunds,
    disputes,
    ...outcome,
    letters: [
      ...lettersOf(file, known, payment, outcome.status),
      ...disputeLetters(file, disputes),
      ...refundLetters(file, refunds),
    ],
  }
}

/** Our row of the intent; or, where its id was lost on the way, of the payment that it was made for. */
function paymentOf({ payments }: StayFile, answer: IntentAnswer): Payment | undefined {
  const tied = payments.find(({ intentId }) => intentId === answer.id)
  const waiting = ({ id, intentId }: Payment) => id === answer.paymentId && intentId === null
  return tied ?? payments.find(waiting)
}

/** Our payment as Stripe's answer has it. */
function takenOver(payment: Payment, answer: IntentAnswer, stay: Stay, at: Date): Payment {
  const state = stateAfter(payment, answer, stay)
  const receivedCents = state === 'succeeded' || state === 'review' ? answer.amountReceived : 0
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
  if (payment.state === 'succeeded') return sameMoney && received ? 'succeeded' : 'review'
  if (answer.status === 'canceled') return 'canceled'
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
function foreignPayment(answer: IntentAnswer, at: Date): Payment | null {
  if (answer.amountReceived === 0) return null
  return {
    id: answer.id,
    method: 'stripe',
    state: 'review',
    currency: answer.currency.toUpperCase(),
    cents: answer.amountReceived,
    receivedCents: answer.amountReceived,
    refundedCents: 0,
    intentId: answer.id,
    attempt: 1,
    checkAt: null,
    settledAt: at,
    voidedAt: null,
    createdAt: at,
  }
}

function isSamePayment(known: Payment | undefined, payment: Payment): boolean {
  if (!known) return false
  const fields = ['state', 'intentId', 'currency', 'receivedCents', 'refundedCents'] as const
  return fields.every((field) => known[field] === payment[field])
}

function refundedOf(refunds: readonly Refund[], paymentId: string): Cents {
  return refunds
    .filter((refund) => refund.paymentId === paymentId && isReturned(refund))
    .reduce((total, { cents }) => total + cents, 0)
}

function changedRefunds(
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
    if (before?.state === answer.state && before.stripeId === answer.id) return []
    const after: Refund = {
      id: answer.id,
      paymentId,
      method: 'stripe',
      reason: refundMadeAtStripe,
      attempt: 1,
      at: answer.at,
      ...before,
      cents: answer.cents,
      state: answer.state,
      stripeId: answer.id,
      checkAt: answer.state === 'pending' ? new Date(at.getTime() + openCheck) : null,
      failedAt: isOver ? at : null,
    }
    return [after]
  })
}

function changedDisputes(
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
        checkAt: isOpen ? new Date(at.getTime() + openCheck) : null,
      },
    ]
  })
}

type Moved = Pick<StayChange, 'payments' | 'refunds' | 'disputes'>

/** The state and the charges that follow from money that moved. */
function outcomeOf(file: StayFile, moved: Moved, payment: Payment, at: Date) {
  const credit = creditForOutside(file, moved)
  const rows = rowsAfter(file, { ...moved, charges: credit })
  const still = { status: file.stay.status, charges: credit }
  const moves: StayMoveName | null = moveFor(file, rows, payment)
  if (!moves) return still
  // What is given back in full is not owed at all, so the cancellation credits it whole.
  const base = moves === 'cancel' ? rowsAfter(file, moved) : rows
  const move = moveStay(file.stay, base, moves, at)
  if (isRefused(move)) return still
  const charges = moves === 'cancel' ? move.charges : [...credit, ...move.charges]
  if (moves !== 'confirm') return { status: move.status, charges }
  // A lapsed stay owes its price again, and only money that covers it confirms the stay.
  const { paymentStatus } = accountOf(rowsAfter(rows, { charges: move.charges }))
  return isPaid(paymentStatus) ? { status: move.status, charges } : still
}

function moveFor(
  { stay, payments: before }: StayFile,
  rows: StayFile | ReturnType<typeof rowsAfter>,
  payment: Payment,
): StayMoveName | null {
  if (stay.kind !== 'booking') return null
  const { received, returned } = accountOf(rows)
  const gaveBack = received > 0 && returned >= received
  if (gaveBack) return 'cancel'
  const wasSettled = before.some(({ id, state }) => id === payment.id && state === 'succeeded')
  if (payment.state === 'succeeded' && !wasSettled) return 'confirm'
  const isGivenUp = rows.payments.every(({ state }) => state === 'canceled')
  return isGivenUp ? 'expire' : null
}

/**
 * A refund made at Stripe itself is goodwill as far as it would leave a debt: nobody who was given
 * money back is asked to pay it again.
 */
function creditForOutside(file: StayFile, moved: Moved) {
  const outside = moved.refunds
    .filter((refund) => refund.reason === refundMadeAtStripe && isReturned(refund))
    .filter(({ id }) => !file.refunds.some((known) => known.id === id && isReturned(known)))
    .reduce((total, { cents }) => total + cents, 0)
  const { balance } = accountOf(rowsAfter(file, moved))
  const debt = Math.min(outside, Math.max(0, balance - Math.max(0, file.stay.balance)))
  return debt > 0 ? [{ kind: 'goodwill' as const, cents: -debt }] : []
}

function lettersOf(
  file: StayFile,
  known: Payment | undefined,
  payment: Payment,
  status: Stay['status'],
): StayLetter[] {
  const before = known?.state
  if (payment.state === 'review' && before !== 'review') {
    return [
      'payment_review',
      ...(payment.receivedCents > 0 ? (['payment_in_review'] as const) : []),
    ]
  }
  // Money for a stay that was cancelled: nobody waits for it, and somebody has to give it back.
  const cameTooLate = payment.state === 'succeeded' && before !== 'succeeded'
  if (cameTooLate && status === 'cancelled') return ['payment_review', 'payment_in_review']
  if (status !== file.stay.status && status === 'confirmed') return ['booking_confirmed']
  const declinedLate =
    before === 'processing' && (payment.state === 'failed' || payment.state === 'canceled')
  if (declinedLate) return ['payment_declined']
  if (status !== file.stay.status && status === 'expired') return ['payment_lapsed']
  return []
}

function disputeLetters(file: StayFile, disputes: readonly Dispute[]): StayLetter[] {
  const isNew = ({ id }: Dispute) => !file.disputes.some((known) => known.id === id)
  return [
    ...(disputes.some(isNew) ? (['dispute_opened'] as const) : []),
    ...(disputes.some(({ closedAt }) => closedAt !== null) ? (['dispute_closed'] as const) : []),
  ]
}

/** Only a refund that we knew of, and that the guest counts on, can fail later. */
function refundLetters(file: StayFile, refunds: readonly Refund[]): StayLetter[] {
  const failed = refunds.some(
    ({ id, failedAt }) => failedAt !== null && file.refunds.some((known) => known.id === id),
  )
  return failed ? ['refund_failed'] : []
}
