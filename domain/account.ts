import type { Cents } from './money.ts'
import type { PaymentStatus } from './payment.ts'
import type {
  Account,
  Charge,
  ChargeKind,
  MoneyRows,
  Payment,
  PaymentState,
  Refund,
} from './stay-file.ts'

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}

/** A refund that is on its way or has arrived. */
export function isReturned({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'pending' || state === 'succeeded'
}

/** Money in another currency is not counted: it waits in review until it is given back. */
function inEuros(payment: Payment): boolean {
  return payment.currency === 'EUR'
}

/** Money that no rule accepted, and that is still with us. */
export function needsReview({ state, receivedCents, refundedCents }: Payment): boolean {
  return state === 'review' && (receivedCents === 0 || receivedCents > refundedCents)
}

/** Still open at Stripe, with no money taken or on its way. */
export function isUnpaid({ state, receivedCents }: Payment): boolean {
  const waits = state === 'pending' || state === 'failed' || state === 'review'
  return waits && receivedCents === 0
}

/** Open at Stripe: money may come by it yet, or is on its way. */
export function mayStillCome(payment: Payment): boolean {
  return isUnpaid(payment) || payment.state === 'processing'
}

/** The account of a stay: the only place where its money is added up. */
export function accountOf({ charges, payments, refunds, disputes }: MoneyRows): Account {
  const euros = payments.filter(inEuros)
  const euroIds = new Set(euros.map(({ id }) => id))
  const returnedRows = refunds.filter((row) => isReturned(row) && euroIds.has(row.paymentId))
  const lost = disputes.filter(({ state, paymentId }) => state === 'lost' && euroIds.has(paymentId))
  const totalPrice = totalPriceOf(charges)
  const owed = sum(charges.map(({ cents }) => cents))
  const received = sum(euros.map(({ receivedCents }) => receivedCents))
  const returned = sum(returnedRows.map(({ cents }) => cents))
  const chargedBack = sum(lost.map(({ cents }) => cents))
  const balance = owed - received + returned + chargedBack
  const money = { totalPrice, owed, received, returned, chargedBack, balance }
  return {
    ...money,
    disputed: disputes.some(({ state }) => state === 'open' || state === 'inquiry'),
    paymentStatus: paymentStatusOf(money, payments),
  }
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
    returned,
    chargedBack,
    balance,
  }: Omit<Account, 'disputed' | 'paymentStatus'>,
  payments: readonly Payment[],
): PaymentStatus {
  if (payments.some(needsReview)) return 'needs_review'
  const kept = received - returned - chargedBack
  if (received > 0) {
    if (kept <= 0) return 'refunded'
    if (returned + chargedBack > 0 && kept < totalPrice) return 'partially_refunded'
    if (balance <= 0) return 'paid'
  }
  return statusOfAttempts(payments)
}

/** Where no money came: how the last attempt at it stands. */
function statusOfAttempts(payments: readonly Payment[]): PaymentStatus {
  const states = new Set<PaymentState>(
    payments.filter(({ method }) => method === 'stripe').map(({ state }) => state),
  )
  for (const state of ['processing', 'failed', 'pending', 'canceled'] as const) {
    if (states.has(state)) return state
  }
  return 'pending'
}

/** The account of a stay that owes and has received nothing yet. */
export const noMoney: Account = accountOf({ charges: [], payments: [], refunds: [], disputes: [] })
