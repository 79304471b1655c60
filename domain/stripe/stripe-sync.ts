import type { Cents } from '../business/money.ts'
import { isRefused } from '../input/refusal.ts'
import { type OpeningTimes, regularOpeningTimes } from '../opening-hours/opening-times.ts'
import { changePaymentResult, hasArrived } from '../pass/change-payment-result.ts'
import { accountOf, isAwaited, isReturned, returnedOf } from '../payments/account.ts'
import type { MoneyRows, Payment, Refund } from '../payments/money-rows.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import { type StayTransitionName, transitionStay } from '../stay/stay-transition.ts'
import {
  joined,
  recordAfter,
  rowsAfter,
  type StayEmailKind,
  type StayUpdate,
} from '../stay/stay-update.ts'
import { withAutoRefund } from './auto-refund.ts'
import { disputeEmails, failedLater, paymentEmails, refundEmails } from './stripe-emails.ts'
import type { IntentAnswer } from './stripe-facts.ts'
import {
  changedDisputes,
  changedRefunds,
  foreignPayment,
  isSamePayment,
  paymentOf,
  refundMadeAtStripe,
  takenOver,
} from './stripe-rows.ts'

/**
 * Returns the update for Stripe's response about an intent, or `null` if nothing changes.
 * Applying the same response twice is safe, because it contains the intent's full status.
 */
export function afterAnswer(
  record: StayRecord,
  answer: IntentAnswer,
  at: Date,
  openingTimes: OpeningTimes = regularOpeningTimes,
): StayUpdate | null {
  const known = paymentOf(record, answer)
  const taken = known ? takenOver(known, answer, record.stay, at) : foreignPayment(answer, at)
  if (!taken) return null
  const refunds = changedRefunds(record.refunds, answer, taken.id, at)
  const disputes = changedDisputes(record.disputes, answer, taken.id, at)
  const merged = rowsAfter(record, { refunds })
  const payment = { ...taken, refundedCents: returnedOf(merged.refunds, taken).cents }
  const twice = backTwice(record, refunds)
  const failed = sum(failedLater(record, refunds))
  const payments = isSamePayment(known, payment) ? [] : [payment]
  if (payments.length + refunds.length + disputes.length === 0) return null

  const pendingChange = changePaymentResult(record, known, payment, at, openingTimes)
  // The payment pays for the change, so the payment's outcome is computed for the changed stay.
  const before = pendingChange?.change ? recordAfter(record, pendingChange.change, at) : record
  const outcome = outcomeOf(before, { payments, refunds, disputes }, payment, at)
  const update: StayUpdate = {
    action: 'payment_synced',
    bags: [],
    drawer: [],
    collectors: [],
    actor: 'stripe',
    data: {
      intent: answer.id,
      from: known?.status ?? null,
      to: payment.status,
      received: payment.receivedCents,
      refunded: payment.refundedCents,
      ...(failed > 0 && { failed }),
      ...(twice > 0 && { attention: 'returned_twice', twice }),
      ...(pendingChange && { change: pendingChange.outcome }),
    },
    ...(twice > 0 && { attention: { conflict: true } }),
    payments,
    refunds,
    disputes,
    ...outcome,
    emails: [
      ...new Set<StayEmailKind>([
        ...paymentEmails(record, known, payment, outcome.status),
        ...disputeEmails(record, disputes),
        ...refundEmails(record, refunds, outcome.status),
      ]),
    ],
  }
  if (pendingChange?.change) {
    const { action, actor, data } = update
    return { ...joined(pendingChange.change, update), action, actor, data }
  }
  return hasArrived(known, payment) ? withAutoRefund(record, update, payment, at) : update
}

type Moved = Pick<StayUpdate, 'payments' | 'refunds' | 'disputes'>

function outcomeOf(record: StayRecord, moved: Moved, payment: Payment, at: Date) {
  // Money in review hasn't paid for anything, so refunding it needs no credit.
  const credit = payment.status === 'review' ? [] : creditForOutside(record, moved)
  const rows = rowsAfter(record, { ...moved, charges: credit })
  const still = { status: record.stay.status, charges: credit }
  const name = moveFor(record.stay, rows)
  if (!name) return still
  // A cancellation's own credit replaces the goodwill credit.
  const base = name === 'cancel' ? rowsAfter(record, moved) : rows
  const move = transitionStay(record.stay, base, name, at)
  if (isRefused(move)) return still
  const charges = name === 'cancel' ? move.charges : [...credit, ...move.charges]
  if (name !== 'confirm') return { status: move.status, charges }
  return isCovered(rowsAfter(rows, { charges: move.charges }))
    ? { status: move.status, charges }
    : still
}

/** True if accepted payments cover the charges, ignoring refunds and disputes. */
function isCovered({ charges, payments }: MoneyRows): boolean {
  const accepted = payments.filter(({ status }) => status === 'succeeded')
  return accountOf({ charges, payments: accepted, refunds: [], disputes: [] }).balance <= 0
}

function moveFor({ kind }: Stay, { payments }: MoneyRows): StayTransitionName | null {
  if (kind !== 'booking') return null
  const came = payments.filter(({ receivedCents }) => receivedCents > 0)
  const isBack = came.every(({ receivedCents, refundedCents }) => refundedCents >= receivedCents)
  const mayCome = payments.some(isAwaited)
  if (came.length > 0 && isBack && !mayCome) return 'cancel'
  if (payments.some(({ status }) => status === 'succeeded')) return 'confirm'
  return payments.every(({ status }) => status === 'canceled') ? 'expire' : null
}

function isUnexpected(record: StayRecord, refund: Refund): boolean {
  const known = record.refunds.some((one) => one.id === refund.id && isReturned(one))
  return isReturned(refund) && !known
}

/** Returns the cents refunded both in cash and, without our request, at Stripe. */
function backTwice(record: StayRecord, refunds: readonly Refund[]): Cents {
  const again = refunds.filter((refund) => isUnexpected(record, refund))
  const ofThem = ({ paymentId }: Refund) => again.some((one) => one.paymentId === paymentId)
  const inCash = record.refunds.filter((refund) => refund.method === 'cash' && ofThem(refund))
  return Math.min(sum(again), sum(inCash))
}

function sum(refunds: readonly Refund[]): Cents {
  return refunds.reduce((total, { cents }) => total + cents, 0)
}

/**
 * Returns a goodwill credit for the debt caused by refunds made at Stripe.
 * Otherwise, guests would be asked to pay the refunded money again. Excludes cents that were also
 * refunded in cash (see `backTwice`).
 */
function creditForOutside(record: StayRecord, moved: Moved) {
  const others = moved.refunds.filter(
    (refund) => refund.reason !== refundMadeAtStripe || !isUnexpected(record, refund),
  )
  const dueWithout = Math.max(
    0,
    accountOf(rowsAfter(record, { ...moved, refunds: others })).balance,
  )
  const { balance, netPrice } = accountOf(rowsAfter(record, moved))
  const debt = Math.min(netPrice, balance - dueWithout - backTwice(record, moved.refunds))
  return debt > 0 ? [{ kind: 'goodwill' as const, cents: -debt }] : []
}
