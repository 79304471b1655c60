import type { Cents } from '../business/money.ts'
import { asksForMoney, type StayStatus } from '../business/stay.ts'
import type {
  Account,
  Charge,
  ChargeKind,
  Dispute,
  MoneyRows,
  Payment,
  PaymentStatus,
  Refund,
} from './money-rows.ts'
import type { PaidStatus } from './payment.ts'

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}

/** Also true for a requested refund. Otherwise, the same money could be refunded twice. */
export function isReturned({ status }: Pick<Refund, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled'
}

function inEuros(payment: Payment): boolean {
  return payment.currency === 'EUR'
}

export function chargedBackOf(
  disputes: readonly Pick<Dispute, 'status' | 'paymentId' | 'cents'>[],
  { id }: Pick<Payment, 'id'>,
): Cents {
  const lost = disputes.filter(({ status, paymentId }) => status === 'lost' && paymentId === id)
  return sum(lost.map(({ cents }) => cents))
}

/** True for a payment in review, unless all of its money was refunded or lost in disputes. */
export function needsReview(
  payment: Pick<Payment, 'id' | 'status' | 'receivedCents' | 'refundedCents'>,
  disputes: readonly Pick<Dispute, 'status' | 'paymentId' | 'cents'>[],
): boolean {
  const { status, receivedCents, refundedCents } = payment
  if (status !== 'review') return false
  return receivedCents === 0 || receivedCents > refundedCents + chargedBackOf(disputes, payment)
}

/**
 * `cents` is the amount refunded or requested, at most the amount received.
 * `twice` is the amount refunded beyond the amount received, without requested refunds.
 */
export function returnedOf(
  refunds: readonly Pick<Refund, 'status' | 'paymentId' | 'cents'>[],
  { id, receivedCents }: Pick<Payment, 'id' | 'receivedCents'>,
): { cents: Cents; twice: Cents } {
  const own = refunds.filter((refund) => refund.paymentId === id && isReturned(refund))
  const all = sum(own.map(({ cents }) => cents))
  const made = sum(own.filter(({ status }) => status !== 'requested').map(({ cents }) => cents))
  return { cents: Math.min(all, receivedCents), twice: Math.max(0, made - receivedCents) }
}

export function isUnpaid({ status, receivedCents }: Payment): boolean {
  const waits = status === 'pending' || status === 'failed' || status === 'review'
  return waits && receivedCents === 0
}

export function mayStillCome(payment: Payment): boolean {
  return isUnpaid(payment) || payment.status === 'processing'
}

/** True if a payment for the stay itself, not for a change to it, may still succeed. */
export function isAwaited(payment: Payment): boolean {
  return mayStillCome(payment) && !payment.pendingChange
}

export function isChangeOnItsWay({ pendingChange, status }: Payment): boolean {
  return Boolean(pendingChange) && status === 'processing'
}

export function accountOf({ charges, payments, refunds, disputes }: MoneyRows): Account {
  const euros = payments.filter(inEuros)
  const back = euros.map((payment) => returnedOf(refunds, payment))
  const totalPrice = totalPriceOf(charges)
  const netPrice = sum(charges.map(({ cents }) => cents))
  const received = sum(euros.map(({ receivedCents }) => receivedCents))
  const refunded = sum(back.map(({ cents }) => cents))
  const lost = euros.map((payment) => chargedBackOf(disputes, payment))
  const chargedBack = sum([...lost, ...back.map(({ twice }) => twice)])
  const balance = netPrice - received + refunded + chargedBack
  const money = { totalPrice, netPrice, received, refunded, chargedBack, balance }
  return {
    ...money,
    disputed: disputes.some(({ status }) => status === 'open' || status === 'inquiry'),
    paymentStatus: paymentStatusOf(money, payments, disputes),
  }
}

/** Returns the cents paid minus refunds and lost disputes, at least 0. */
export function keptOf({
  received,
  refunded,
  chargedBack,
}: Pick<Account, 'received' | 'refunded' | 'chargedBack'>): Cents {
  return Math.max(0, received - refunded - chargedBack)
}

/**
 * Cents that the guest owes. Negative if overpaid.
 * Excludes the office's losses (see `lossOf`).
 */
export function claimOf({ balance, netPrice }: Pick<Account, 'balance' | 'netPrice'>): Cents {
  return Math.min(balance, netPrice)
}

/** Cents refunded or lost in disputes beyond what the guest paid. */
export function lossOf({ balance, netPrice }: Pick<Account, 'balance' | 'netPrice'>): Cents {
  return Math.max(0, balance - netPrice)
}

/**
 * Cents that the guest is asked to pay.
 * 0 for cancelled, no-show, expired and abandoned stays, because staff decide about their debts.
 */
export function dueFromGuest(
  stay: Pick<Account, 'balance' | 'netPrice'> & { status: StayStatus },
): Cents {
  return asksForMoney(stay.status) ? Math.max(0, claimOf(stay)) : 0
}

export function overpaid(rows: MoneyRows): Cents {
  return Math.max(0, -accountOf(rows).balance)
}

/** Excludes payments in review, because their money could count as an overpayment. */
export function withoutReview(rows: MoneyRows): MoneyRows {
  return { ...rows, payments: rows.payments.filter(({ status }) => status !== 'review') }
}

export function totalPriceOf(charges: readonly Charge[]): Cents {
  return chargedFor(['quote', 'changed', 'agreed', 'extra_days'], charges)
}

export function chargedFor(kinds: readonly ChargeKind[], charges: readonly Charge[]): Cents {
  return sum(charges.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
}

/**
 * Returns the `paymentStatus` (specification, section 4).
 * A refund of money paid beyond `totalPrice` doesn't make a stay `partially_refunded`.
 */
function paymentStatusOf(
  {
    totalPrice,
    received,
    refunded,
    chargedBack,
    balance,
  }: Omit<Account, 'disputed' | 'paymentStatus'>,
  payments: readonly Payment[],
  disputes: readonly Dispute[],
): PaidStatus {
  if (payments.some((payment) => needsReview(payment, disputes))) return 'needs_review'
  const kept = received - refunded - chargedBack
  if (received > 0) {
    if (kept <= 0) return 'refunded'
    if (refunded + chargedBack > 0 && kept < totalPrice) return 'partially_refunded'
    if (balance <= 0) return 'paid'
  }
  return statusOfAttempts(payments)
}

function statusOfAttempts(payments: readonly Payment[]): PaidStatus {
  const attempts = payments.filter(
    ({ method, pendingChange }) => method === 'stripe' && !pendingChange,
  )
  const states = new Set<PaymentStatus>(attempts.map(({ status }) => status))
  for (const state of ['processing', 'failed', 'pending', 'canceled'] as const) {
    if (states.has(state)) return state
  }
  return 'pending'
}

export const noMoney: Account = accountOf({ charges: [], payments: [], refunds: [], disputes: [] })
