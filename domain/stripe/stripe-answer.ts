import type { Cents } from '../business/money.ts'
import { isRefused } from '../input/refusal.ts'
import { type OpeningTimes, regularOpeningTimes } from '../opening-hours/opening-times.ts'
import { hasArrived, offerAnswered } from '../pass/offer-answered.ts'
import { accountOf, isAwaited, isReturned, returnedOf } from '../payments/account.ts'
import type { MoneyRows, Payment, Refund } from '../payments/money-rows.ts'
import { moveStay, type StayMoveName } from '../stay/move-stay.ts'
import {
  fileAfter,
  joined,
  rowsAfter,
  type StayLetter,
  type StayUpdate,
} from '../stay/stay-change.ts'
import type { Stay, StayFile } from '../stay/stay-file.ts'
import { withAutoRefund } from './auto-refund.ts'
import type { IntentAnswer } from './stripe-facts.ts'
import { disputeLetters, failedLater, paymentLetters, refundLetters } from './stripe-letters.ts'
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
 * What Stripe's answer about one intent makes of a stay; null where everything is known already. The
 * answer is complete, so neither the order nor the number of answers matters.
 */
export function afterAnswer(
  file: StayFile,
  answer: IntentAnswer,
  at: Date,
  openingTimes: OpeningTimes = regularOpeningTimes,
): StayUpdate | null {
  const known = paymentOf(file, answer)
  const taken = known ? takenOver(known, answer, file.stay, at) : foreignPayment(answer, at)
  if (!taken) return null
  const refunds = changedRefunds(file.refunds, answer, taken.id, at)
  const disputes = changedDisputes(file.disputes, answer, taken.id, at)
  const merged = rowsAfter(file, { refunds })
  const payment = { ...taken, refundedCents: returnedOf(merged.refunds, taken).cents }
  // A person has to look.
  const twice = backTwice(file, refunds)
  const failed = sum(failedLater(file, refunds))
  const payments = isSamePayment(known, payment) ? [] : [payment]
  if (payments.length + refunds.length + disputes.length === 0) return null

  const pendingChange = offerAnswered(file, known, payment, at, openingTimes)
  // What is owed after the change is what the money is for.
  const before = pendingChange?.change ? fileAfter(file, pendingChange.change, at) : file
  const outcome = outcomeOf(before, { payments, refunds, disputes }, payment, at)
  const told: StayUpdate = {
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
      ...(pendingChange && { change: pendingChange.becomes }),
    },
    ...(twice > 0 && { attention: { conflict: true } }),
    payments,
    refunds,
    disputes,
    ...outcome,
    letters: [
      ...new Set<StayLetter>([
        ...paymentLetters(file, known, payment, outcome.status),
        ...disputeLetters(file, disputes),
        ...refundLetters(file, refunds, outcome.status),
      ]),
    ],
  }
  if (pendingChange?.change) {
    const { action, actor, data } = told
    return { ...joined(pendingChange.change, told), action, actor, data }
  }
  return hasArrived(known, payment) ? withAutoRefund(file, told, payment, at) : told
}

type Moved = Pick<StayUpdate, 'payments' | 'refunds' | 'disputes'>

/** The state and the charges that follow from money that moved. */
function outcomeOf(file: StayFile, moved: Moved, payment: Payment, at: Date) {
  // Money that nobody accepted paid for nothing, and so there is nothing to give away of it.
  const credit = payment.status === 'review' ? [] : creditForOutside(file, moved)
  const rows = rowsAfter(file, { ...moved, charges: credit })
  const still = { status: file.stay.status, charges: credit }
  const name = moveFor(file.stay, rows)
  if (!name) return still
  // What is given back in full is not owed at all, so the cancellation credits it whole.
  const base = name === 'cancel' ? rowsAfter(file, moved) : rows
  const move = moveStay(file.stay, base, name, at)
  if (isRefused(move)) return still
  const charges = name === 'cancel' ? move.charges : [...credit, ...move.charges]
  if (name !== 'confirm') return { status: move.status, charges }
  // A lapsed stay owes its price again, and only money that covers it confirms the stay.
  return isCovered(rowsAfter(rows, { charges: move.charges }))
    ? { status: move.status, charges }
    : still
}

/** Accepted money came to the full price, whatever went back since: the order of events is no matter. */
function isCovered({ charges, payments }: MoneyRows): boolean {
  const accepted = payments.filter(({ status }) => status === 'succeeded')
  return accountOf({ charges, payments: accepted, refunds: [], disputes: [] }).balance <= 0
}

function moveFor({ kind }: Stay, { payments }: MoneyRows): StayMoveName | null {
  if (kind !== 'booking') return null
  const came = payments.filter(({ receivedCents }) => receivedCents > 0)
  const isBack = came.every(({ receivedCents, refundedCents }) => refundedCents >= receivedCents)
  const mayCome = payments.some(isAwaited)
  if (came.length > 0 && isBack && !mayCome) return 'cancel'
  if (payments.some(({ status }) => status === 'succeeded')) return 'confirm'
  return payments.every(({ status }) => status === 'canceled') ? 'expire' : null
}

/** It goes back, as we hear now, and we were not waiting for it. */
function isUnexpected(file: StayFile, refund: Refund): boolean {
  const known = file.refunds.some((one) => one.id === refund.id && isReturned(one))
  return isReturned(refund) && !known
}

/** What now goes back at Stripe of one payment, though as much of it was paid out in cash before. */
function backTwice(file: StayFile, refunds: readonly Refund[]): Cents {
  const again = refunds.filter((refund) => isUnexpected(file, refund))
  const ofThem = ({ paymentId }: Refund) => again.some((one) => one.paymentId === paymentId)
  const inCash = file.refunds.filter((refund) => refund.method === 'cash' && ofThem(refund))
  return Math.min(sum(again), sum(inCash))
}

function sum(refunds: readonly Refund[]): Cents {
  return refunds.reduce((total, { cents }) => total + cents, 0)
}

/**
 * A refund made at Stripe itself is goodwill as far as it would leave a debt: nobody who was given
 * money back is asked to pay it again, except for what they had in cash as well.
 */
function creditForOutside(file: StayFile, moved: Moved) {
  const others = moved.refunds.filter(
    (refund) => refund.reason !== refundMadeAtStripe || !isUnexpected(file, refund),
  )
  const dueWithout = Math.max(0, accountOf(rowsAfter(file, { ...moved, refunds: others })).balance)
  const { balance, netPrice } = accountOf(rowsAfter(file, moved))
  const debt = Math.min(netPrice, balance - dueWithout - backTwice(file, moved.refunds))
  return debt > 0 ? [{ kind: 'goodwill' as const, cents: -debt }] : []
}
