import type { Cents } from './money.ts'
import type { PaymentStatus } from './payment.ts'
import type {
  Account,
  Charge,
  ChargeKind,
  Dispute,
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

/** What a cardholder's bank took back of a payment for good. */
export function chargedBackOf(
  disputes: readonly Pick<Dispute, 'state' | 'paymentId' | 'cents'>[],
  { id }: Pick<Payment, 'id'>,
): Cents {
  const lost = disputes.filter(({ state, paymentId }) => state === 'lost' && paymentId === id)
  return sum(lost.map(({ cents }) => cents))
}

/** Money that no rule accepted, and that is still with us. */
export function needsReview(
  payment: Pick<Payment, 'id' | 'state' | 'receivedCents' | 'refundedCents'>,
  disputes: readonly Pick<Dispute, 'state' | 'paymentId' | 'cents'>[],
): boolean {
  const { state, receivedCents, refundedCents } = payment
  if (state !== 'review') return false
  return receivedCents === 0 || receivedCents > refundedCents + chargedBackOf(disputes, payment)
}

/** What went back of a payment, and how much of that was more than had come: it went back twice. */
export function returnedOf(
  refunds: readonly Pick<Refund, 'state' | 'paymentId' | 'cents'>[],
  { id, receivedCents }: Pick<Payment, 'id' | 'receivedCents'>,
): { cents: Cents; twice: Cents } {
  const own = refunds.filter((refund) => refund.paymentId === id && isReturned(refund))
  const all = sum(own.map(({ cents }) => cents))
  const cents = Math.min(all, receivedCents)
  return { cents, twice: all - cents }
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

/** The same, of what was agreed: what a guest may yet pay for a change binds nobody until it comes. */
export function isAwaited(payment: Payment): boolean {
  return mayStillCome(payment) && !payment.offer
}

/** The guest has paid for a change, and their bank takes its time: nobody knows yet what the stay will be. */
export function isChangeOnItsWay({ offer, state }: Payment): boolean {
  return Boolean(offer) && state === 'processing'
}

/** The account of a stay: the only place where its money is added up. */
export function accountOf({ charges, payments, refunds, disputes }: MoneyRows): Account {
  const euros = payments.filter(inEuros)
  const back = euros.map((payment) => returnedOf(refunds, payment))
  const totalPrice = totalPriceOf(charges)
  const owed = sum(charges.map(({ cents }) => cents))
  const received = sum(euros.map(({ receivedCents }) => receivedCents))
  const returned = sum(back.map(({ cents }) => cents))
  // What went back twice is gone like what a bank took: nobody agreed to it.
  const lost = euros.map((payment) => chargedBackOf(disputes, payment))
  const chargedBack = sum([...lost, ...back.map(({ twice }) => twice)])
  const balance = owed - received + returned + chargedBack
  const money = { totalPrice, owed, received, returned, chargedBack, balance }
  return {
    ...money,
    disputed: disputes.some(({ state }) => state === 'open' || state === 'inquiry'),
    paymentStatus: paymentStatusOf(money, payments, disputes),
  }
}

/** Asked of Stripe and not yet answered: it counts as gone, or two people would send it twice. */
export function requestedOf(refunds: readonly Refund[], { id }: Payment): Cents {
  const own = refunds.filter(({ paymentId, state }) => paymentId === id && state === 'requested')
  return sum(own.map(({ cents }) => cents))
}

/** The same, of all euros of a stay. */
export function requestedIn({ payments, refunds }: MoneyRows): Cents {
  return sum(payments.filter(inEuros).map((payment) => requestedOf(refunds, payment)))
}

/**
 * What the guest has to pay, or, below 0, what staff have to return: what was asked of Stripe and is not yet
 * answered counts as gone.
 */
export function openBalance(rows: MoneyRows): Cents {
  return accountOf(rows).balance + requestedIn(rows)
}

/** What was paid beyond what is owed, and is not on its way back yet. */
export function overpaid(rows: MoneyRows): Cents {
  return Math.max(0, -openBalance(rows))
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
  disputes: readonly Dispute[],
): PaymentStatus {
  if (payments.some((payment) => needsReview(payment, disputes))) return 'needs_review'
  const kept = received - returned - chargedBack
  if (received > 0) {
    if (kept <= 0) return 'refunded'
    if (returned + chargedBack > 0 && kept < totalPrice) return 'partially_refunded'
    if (balance <= 0) return 'paid'
  }
  return statusOfAttempts(payments)
}

/** Where no money came: how the last attempt at what was agreed stands. */
function statusOfAttempts(payments: readonly Payment[]): PaymentStatus {
  const attempts = payments.filter(({ method, offer }) => method === 'stripe' && !offer)
  const states = new Set<PaymentState>(attempts.map(({ state }) => state))
  for (const state of ['processing', 'failed', 'pending', 'canceled'] as const) {
    if (states.has(state)) return state
  }
  return 'pending'
}

/** The account of a stay that owes and has received nothing yet. */
export const noMoney: Account = accountOf({ charges: [], payments: [], refunds: [], disputes: [] })
