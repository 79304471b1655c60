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

/**
 * Counts a refund as refunded from the moment it is noted: every rule, every sum and every screen treats money
 * that Stripe was only asked to refund as gone, or it would be kept, spent or refunded a second time.
 */
export function isReturned({ status }: Pick<Refund, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** Money in another currency is not counted: it waits in review until it is given back. */
function inEuros(payment: Payment): boolean {
  return payment.currency === 'EUR'
}

/** What a cardholder's bank took back of a payment for good. */
export function chargedBackOf(
  disputes: readonly Pick<Dispute, 'status' | 'paymentId' | 'cents'>[],
  { id }: Pick<Payment, 'id'>,
): Cents {
  const lost = disputes.filter(({ status, paymentId }) => status === 'lost' && paymentId === id)
  return sum(lost.map(({ cents }) => cents))
}

/** Money that no rule accepted, and that is still with us. */
export function needsReview(
  payment: Pick<Payment, 'id' | 'status' | 'receivedCents' | 'refundedCents'>,
  disputes: readonly Pick<Dispute, 'status' | 'paymentId' | 'cents'>[],
): boolean {
  const { status, receivedCents, refundedCents } = payment
  if (status !== 'review') return false
  return receivedCents === 0 || receivedCents > refundedCents + chargedBackOf(disputes, payment)
}

/**
 * Refunded cents of a payment, and how much more than was received has been refunded: `twice`. Stripe never
 * makes a refund beyond what is left, so one that it was only asked for counts up to that.
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

/** Still open at Stripe, with no money taken or on its way. */
export function isUnpaid({ status, receivedCents }: Payment): boolean {
  const waits = status === 'pending' || status === 'failed' || status === 'review'
  return waits && receivedCents === 0
}

/** Open at Stripe: money may come by it yet, or is on its way. */
export function mayStillCome(payment: Payment): boolean {
  return isUnpaid(payment) || payment.status === 'processing'
}

/** The same, of what was agreed: what a guest may yet pay for a change binds nobody until it comes. */
export function isAwaited(payment: Payment): boolean {
  return mayStillCome(payment) && !payment.pendingChange
}

/** The guest has paid for a change, and their bank takes its time: nobody knows yet what the stay will be. */
export function isChangeOnItsWay({ pendingChange, status }: Payment): boolean {
  return Boolean(pendingChange) && status === 'processing'
}

/** The account of a stay: the only place where its money is added up. */
export function accountOf({ charges, payments, refunds, disputes }: MoneyRows): Account {
  const euros = payments.filter(inEuros)
  const back = euros.map((payment) => returnedOf(refunds, payment))
  const totalPrice = totalPriceOf(charges)
  const netPrice = sum(charges.map(({ cents }) => cents))
  const received = sum(euros.map(({ receivedCents }) => receivedCents))
  const refunded = sum(back.map(({ cents }) => cents))
  // What went back twice is gone like what a bank took: nobody agreed to it.
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

/** What a guest owes, or, below 0, what we owe the guest. The office's losses are nobody's debt. */
export function claimOf({ balance, netPrice }: Pick<Account, 'balance' | 'netPrice'>): Cents {
  return Math.min(balance, netPrice)
}

/**
 * What was taken back beyond what had been paid, such as a refund that a lost dispute took a second time: a loss
 * of the office.
 */
export function lossOf({ balance, netPrice }: Pick<Account, 'balance' | 'netPrice'>): Cents {
  return Math.max(0, balance - netPrice)
}

/** What a guest is asked to pay. A stay that ended without its guest asks for nothing: staff decide about it. */
export function dueFromGuest(
  stay: Pick<Account, 'balance' | 'netPrice'> & { status: StayStatus },
): Cents {
  return asksForMoney(stay.status) ? Math.max(0, claimOf(stay)) : 0
}

/** Cents that were paid beyond what is owed and that no refund covers yet. */
export function overpaid(rows: MoneyRows): Cents {
  return Math.max(0, -accountOf(rows).balance)
}

/** The rows without money in review. It is refunded as a whole, and makes no other payment too much. */
export function withoutReview(rows: MoneyRows): MoneyRows {
  return { ...rows, payments: rows.payments.filter(({ status }) => status !== 'review') }
}

/** The price of what was agreed, credits left aside. */
export function totalPriceOf(charges: readonly Charge[]): Cents {
  return chargedFor(['quote', 'changed', 'agreed', 'extra_days'], charges)
}

/** The sum of the charges of these kinds. */
export function chargedFor(kinds: readonly ChargeKind[], charges: readonly Charge[]): Cents {
  return sum(charges.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents))
}

/**
 * The specified `paymentStatus` of the lists. `paid` means that nothing is due; a refund of
 * the price is told apart from a refund of what was paid too much.
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

/** Where no money came: how the last attempt at what was agreed stands. */
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

/** The account of a stay that owes and has received nothing yet. */
export const noMoney: Account = accountOf({ charges: [], payments: [], refunds: [], disputes: [] })
