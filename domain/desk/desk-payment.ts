import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { accountOf, chargedFor, isAwaited, isReturned } from '../payments/account.ts'
import { fits, type Tender, takenFor } from '../payments/drawer.ts'
import type { Charge, DeskPaymentMethod, MoneyRows, Payment } from '../payments/money-rows.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { transitionStay } from '../stay/stay-transition.ts'
import {
  type ActionContext,
  hasHappened,
  rowsAfter,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'

/** What staff tell of the money beside its amount. */
export interface ToldPayment {
  /** What was tendered and given as change; without it, exactly the amount in euros. */
  cash?: Tender | undefined
  fiscalNumber?: string | undefined
}

/** What staff wrote off, and nobody has paid since. */
function writtenOff({ charges }: Pick<StayRecord, 'charges'>): Cents {
  return Math.max(0, -chargedFor(['written_off'], charges))
}

/** What the desk may take: what is due, and what is no longer expected. */
export function payable(rows: MoneyRows): Cents {
  return Math.max(0, accountOf(rows).balance) + writtenOff(rows)
}

/** Of a debt that was written off, what is paid is owed again. */
function paidAfterAll(record: StayRecord, cents: Cents): Charge[] {
  const beyond = cents - Math.max(0, record.stay.balance)
  const paid = Math.min(beyond, writtenOff(record))
  return paid > 0 ? [{ kind: 'written_off', cents: paid }] : []
}

/**
 * Takes money at the desk, up to what is due: cash, or by the shop's own card terminal. Not while a
 * payment may still come at Stripe: the guest would pay twice. Money that was taken without a line is
 * recorded all the same. A request that is paid in full is confirmed; a lapsed booking owes its price
 * again, and takes all of it or nothing. What was tendered less the change is the amount, to the Lek.
 */
export function takePayment(
  record: StayRecord,
  method: DeskPaymentMethod,
  cents: Cents,
  context: ActionContext,
  { cash, fiscalNumber }: ToldPayment = {},
): StayUpdate | Refusal {
  const { actor, at, newId } = context
  const isFact = hasHappened(context)
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
  if (cash && (method !== 'cash' || !fits(cents, cash))) return { refused: 'not_allowed' }
  if (!isFact && record.payments.some(isAwaited)) return { refused: 'payment_open' }
  const move = transitionStay(record.stay, record, 'confirm', at)
  const confirms = !isRefused(move)
  const due = payable(confirms ? rowsAfter(record, move) : record)
  if (!isFact && cents > due) return { refused: 'more_than_due' }
  const payment: Payment = {
    id: newId(),
    method,
    status: 'succeeded',
    currency: record.stay.currency,
    cents,
    receivedCents: cents,
    refundedCents: 0,
    pendingChange: null,
    paymentIntentId: null,
    attempt: 1,
    checkAt: null,
    paidAt: at,
    voidedAt: null,
    fiscalNumber: fiscalNumber ?? null,
    createdAt: at,
  }
  const data = { payment: payment.id, method, cents }
  const payments = [payment]
  const drawer = method === 'cash' ? [takenFor(payment, cash)] : []
  const base = { ...unchanged(record, actor), action: 'payment_taken' as const }
  const emails: StayEmailKind[] = ['receipt']
  const charges = paidAfterAll(record, cents)
  const taken = { ...base, data, payments, drawer, charges, emails }
  if (confirms && cents >= due) {
    const confirmed: StayEmailKind[] = ['booking_confirmed']
    return { ...taken, ...move, charges: [...charges, ...move.charges], emails: confirmed }
  }
  const isExpired = hasEnded(record.stay.status) && cents > payable(record)
  if (!isFact && isExpired) return { refused: 'not_paid_in_full' }
  return taken
}

/** Which money a receipt was printed for: a payment, or else a refund. */
interface Receipted {
  payment?: string | undefined
  refund?: string | undefined
}

/**
 * Notes the number of the receipt that was printed for a payment or a refund, once: a wrong one is taken back
 * like any other mistake, and noted anew.
 */
export function noteFiscalNumber(
  record: StayRecord,
  of: Receipted,
  fiscalNumber: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const base = { ...unchanged(record, context.actor), action: 'fiscal_noted' as const }
  if (of.payment) {
    const row = record.payments.find(({ id }) => id === of.payment)
    if (!row || row.receivedCents === 0) return { refused: 'not_allowed' }
    if (row.fiscalNumber) return { refused: known(row.fiscalNumber, fiscalNumber) }
    return {
      ...base,
      data: { payment: row.id, fiscalNumber },
      payments: [{ ...row, fiscalNumber }],
    }
  }
  const row = record.refunds.find(({ id }) => id === of.refund)
  if (!row || !isReturned(row)) return { refused: 'not_allowed' }
  if (row.fiscalNumber) return { refused: known(row.fiscalNumber, fiscalNumber) }
  return { ...base, data: { refund: row.id, fiscalNumber }, refunds: [{ ...row, fiscalNumber }] }
}

/** Whoever notes another number has to hear that theirs is not noted. */
function known(before: string, fiscalNumber: string) {
  return before === fiscalNumber ? ('already_done' as const) : ('not_allowed' as const)
}
