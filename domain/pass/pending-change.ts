import type { RequestedChange } from '../booking/change-stay.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import { accountOf, claimOf, isUnpaid, mayStillCome } from '../payments/account.ts'
import type { Payment, PendingChange, StayTerms } from '../payments/money-rows.ts'
import { checkMinutes } from '../payments/payment.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'
import {
  asShown,
  changeByGuest,
  closuresInTheWay,
  isSameMoney,
  moneyMoved,
} from './guest-actions.ts'
import type { MoneyMoved, PendingChangeView } from './pass.ts'

/*
 * Changes that raise the price and are paid online.
 * The requested change is stored with its payment, and only applied once the money arrives.
 */

export type ChangeOutcome = Exclude<PendingChangeView['outcome'], 'already_applied'>

/** Stripe's minimum payment, in cents. */
const leastOnline = 50
const minute = 60_000

type Terms = Pick<Stay, 'luggageCount' | 'startDate' | 'endDate'>

const termsOf = ({ luggageCount, startDate, endDate }: Terms): StayTerms => ({
  luggageCount,
  startDate: startDate.getTime(),
  endDate: endDate?.getTime() ?? null,
})

const requestedChangeOf = ({
  luggageCount,
  startDate,
  endDate,
  was,
}: PendingChange): RequestedChange => ({
  luggageCount: luggageCount === was.luggageCount ? undefined : luggageCount,
  startDate: startDate === was.startDate ? undefined : new Date(startDate),
  endDate: endDate === null || endDate === was.endDate ? undefined : new Date(endDate),
})

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function mayPayOnline(
  { stay, payments }: Pick<StayRecord, 'stay' | 'payments'>,
  { toCard, atDesk, due }: MoneyMoved,
): boolean {
  const paidOnline = payments.some((one) => one.method === 'stripe' && one.status === 'succeeded')
  return stay.kind === 'booking' && paidOnline && due >= leastOnline && toCard + atDesk === 0
}

export function openChangePayment({ payments }: Pick<StayRecord, 'payments'>): Payment | undefined {
  return payments.find((payment) => payment.pendingChange && isUnpaid(payment))
}

export function startChangePayment(
  record: StayRecord,
  requested: RequestedChange,
  shown: MoneyMoved,
  context: ActionContext,
): StayUpdate | Refusal {
  if (record.payments.some(mayStillCome)) return { refused: 'payment_open' }
  const change = asShown(record, changeByGuest(record, requested, context), shown, context.at)
  if (isRefused(change)) return change
  if (!mayPayOnline(record, shown)) return { refused: 'not_allowed' }
  const { luggageCount, startDate, endDate, linkNumber } = { ...record.stay, ...change.agreed }
  const payment: Payment = {
    id: context.newId(),
    method: 'stripe',
    status: 'pending',
    currency: 'EUR',
    cents: shown.due,
    receivedCents: 0,
    refundedCents: 0,
    pendingChange: {
      ...termsOf({ luggageCount, startDate, endDate }),
      was: termsOf(record.stay),
      ...(linkNumber > 0 && { linkNumber }),
    },
    paymentIntentId: null,
    attempt: 1,
    checkAt: new Date(context.at.getTime() + checkMinutes * minute),
    paidAt: null,
    voidedAt: null,
    fiscalNumber: null,
    createdAt: context.at,
  }
  const data = { payment: payment.id, cents: payment.cents }
  return {
    ...unchanged(record, context.actor),
    action: 'change_payment_started',
    data,
    payments: [payment],
  }
}

/**
 * Applies `decide` as if no change payment were open.
 * An allowed decision is refused with `payment_open` until that payment has been canceled.
 */
export function inPlaceOfPendingChange(
  record: StayRecord,
  decide: (record: StayRecord) => StayUpdate | Refusal,
): StayUpdate | Refusal {
  const open = openChangePayment(record)
  const change = decide(without(record, open))
  return open && !isRefused(change) ? { refused: 'payment_open' } : change
}

export function startedAlready(
  record: StayRecord,
  requested: RequestedChange,
  shown: MoneyMoved,
  context: ActionContext,
): Payment | undefined {
  const open = openChangePayment(record)
  const again = startChangePayment(without(record, open), requested, shown, context)
  if (!open?.pendingChange || isRefused(again)) return undefined
  const isSameChange = again.payments.some(
    ({ pendingChange, cents }) =>
      pendingChange && isSame(pendingChange, open.pendingChange ?? {}) && cents === open.cents,
  )
  return isSameChange ? open : undefined
}

export function isGivenUp(
  { payments }: Pick<StayRecord, 'payments'>,
  requested: RequestedChange,
): boolean {
  const isAsked = ({ luggageCount, startDate, endDate, was }: PendingChange) =>
    luggageCount === (requested.luggageCount ?? was.luggageCount) &&
    startDate === (requested.startDate?.getTime() ?? was.startDate) &&
    endDate === (requested.endDate?.getTime() ?? was.endDate)
  const last = payments.findLast(({ pendingChange }) => pendingChange && isAsked(pendingChange))
  return last?.status === 'canceled'
}

export interface ChangePaymentResult {
  outcome: PendingChangeView['outcome']
  change: StayUpdate | null
}

/**
 * Returns the effect that a change payment has when its money arrives.
 * `record` is the stay record before the money arrives.
 */
export function resultOfPayment(
  record: StayRecord,
  payment: Payment,
  context: ActionContext,
  openingTimes: OpeningTimes,
): ChangePaymentResult {
  const change = pricedAsPaid(record, payment, context)
  if (!change || !payment.pendingChange)
    return {
      outcome: isMadeWithout(record, payment) ? 'already_applied' : 'not_applied',
      change: null,
    }
  const inTheWay = closuresInTheWay(record, requestedChangeOf(payment.pendingChange), openingTimes)
  return Object.keys(inTheWay).length > 0
    ? { outcome: 'closed', change: null }
    : { outcome: 'applied', change }
}

/**
 * Returns the change that was paid for.
 * `null` if dates, items or amounts have changed since, or if the change is now refused.
 */
function pricedAsPaid(
  record: StayRecord,
  payment: Payment,
  context: ActionContext,
): StayUpdate | null {
  const { pendingChange } = payment
  if (!pendingChange || !isSame(pendingChange.was, termsOf(record.stay))) return null
  const unpaid = without(record, payment)
  const change = changeByGuest(unpaid, requestedChangeOf(pendingChange), context)
  if (isRefused(change)) return null
  const paid: MoneyMoved = { toCard: 0, atDesk: 0, due: payment.cents }
  return isSameMoney(moneyMoved(unpaid, change, context.at), paid) ? change : null
}

/**
 * True if the stay already has the requested dates and items.
 * If it has ended, the guest must also owe at least the amount of the payment.
 */
function isMadeWithout(record: StayRecord, { pendingChange, cents }: Payment): boolean {
  if (!pendingChange) return false
  const { luggageCount, startDate, endDate } = pendingChange
  const isSo = isSame({ luggageCount, startDate, endDate }, termsOf(record.stay))
  return isSo && (!hasEnded(record.stay.status) || claimOf(accountOf(record)) >= cents)
}

function without(record: StayRecord, payment: Payment | undefined): StayRecord {
  return { ...record, payments: record.payments.filter(({ id }) => id !== payment?.id) }
}
