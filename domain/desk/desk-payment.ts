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
import { extendedTo } from './custody-charges.ts'

export interface ToldPayment {
  cash?: Tender | undefined
  fiscalNumber?: string | undefined
}

function writtenOff({ charges }: Pick<StayRecord, 'charges'>): Cents {
  return Math.max(0, -chargedFor(['written_off'], charges))
}

/**
 * Returns the cents that the guest can still pay.
 * Includes written-off debt, but not the extra days of a late stay.
 */
export function payable(rows: MoneyRows): Cents {
  return Math.max(0, accountOf(rows).balance) + writtenOff(rows)
}

function paidAfterAll(rows: MoneyRows, cents: Cents): Charge[] {
  const beyond = cents - Math.max(0, accountOf(rows).balance)
  const paid = Math.min(beyond, writtenOff(rows))
  return paid > 0 ? [{ kind: 'written_off', cents: paid }] : []
}

/** Extends a late stay if the payment exceeds `payable`, because the excess pays for extra days. */
function extraDaysPaid(record: StayRecord, cents: Cents, at: Date) {
  const extended = extendedTo(record, at)
  const isPaid = cents > payable(record) && extended.charges.length > 0
  return isPaid ? extended : { agreed: {}, charges: [] }
}

/**
 * Records a payment at the desk. It confirms a pending or expired stay that is then fully paid.
 * An offline payment may exceed what is due, because it has already been made.
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
  const late = extraDaysPaid(record, cents, at)
  const due = payable(rowsAfter(record, confirms ? move : late))
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
  const charges = [...late.charges, ...paidAfterAll(rowsAfter(record, late), cents)]
  const { agreed } = late
  const taken = { ...base, data, agreed, payments, drawer, charges, emails }
  if (confirms && cents >= due) {
    const confirmed: StayEmailKind[] = ['booking_confirmed']
    return { ...taken, ...move, charges: [...charges, ...move.charges], emails: confirmed }
  }
  const isExpired = hasEnded(record.stay.status) && cents > payable(record)
  if (!isFact && isExpired) return { refused: 'not_paid_in_full' }
  return taken
}

interface Receipted {
  payment?: string | undefined
  refund?: string | undefined
}

/**
 * Records the fiscal number of a payment's or refund's receipt.
 * A recorded number can't be overwritten.
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

/**
 * Returns the refusal for a receipt that already has a number.
 * `already_done` counts as success, so it is only returned if the number is the same.
 */
function known(before: string, fiscalNumber: string) {
  return before === fiscalNumber ? ('already_done' as const) : ('not_allowed' as const)
}
