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
 * A change of the guest's own that costs more may be paid online: what was asked for waits with its
 * payment, and is applied by whatever learns of the money. Until then the stay stays as it was.
 */

/** What the guest is told of a change that was paid for: one that the desk had made before is `made`. */
export type ChangeOutcome = Exclude<PendingChangeView['outcome'], 'already_applied'>

/** Cents; Stripe takes no less. */
const leastOnline = 50
const minute = 60_000

type Terms = Pick<Stay, 'luggageCount' | 'startDate' | 'endDate'>

const termsOf = ({ luggageCount, startDate, endDate }: Terms): StayTerms => ({
  luggageCount,
  startDate: startDate.getTime(),
  endDate: endDate?.getTime() ?? null,
})

/** The terms that the change moves; the others stay as they are. */
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

/** Whether what a change moves can be paid online: all of it is due, of a stay that was paid so. */
export function mayPayOnline(
  { stay, payments }: Pick<StayRecord, 'stay' | 'payments'>,
  { toCard, atDesk, due }: MoneyMoved,
): boolean {
  const paidOnline = payments.some((one) => one.method === 'stripe' && one.status === 'succeeded')
  return stay.kind === 'booking' && paidOnline && due >= leastOnline && toCard + atDesk === 0
}

/** The payment by which the guest may still have a change: nobody has made it. */
export function openChangePayment({ payments }: Pick<StayRecord, 'payments'>): Payment | undefined {
  return payments.find((payment) => payment.pendingChange && isUnpaid(payment))
}

/**
 * The guest is to pay for a change before it is made: a payment of what it costs more, and the change
 * with it. Refused where it would move another amount than was shown.
 */
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
  const { luggageCount, startDate, endDate } = { ...record.stay, ...change.agreed }
  const payment: Payment = {
    id: context.newId(),
    method: 'stripe',
    status: 'pending',
    currency: 'EUR',
    cents: shown.due,
    receivedCents: 0,
    refundedCents: 0,
    pendingChange: { ...termsOf({ luggageCount, startDate, endDate }), was: termsOf(record.stay) },
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
 * What the guest decides takes the place of a change that they may still pay for: `payment_open` until that
 * one is given up, which is worth it only where nothing else speaks against what they decide.
 */
export function inPlaceOfPendingChange(
  record: StayRecord,
  decide: (record: StayRecord) => StayUpdate | Refusal,
): StayUpdate | Refusal {
  const open = openChangePayment(record)
  const change = decide(without(record, open))
  return open && !isRefused(change) ? { refused: 'payment_open' } : change
}

/** The open payment, where it is for this very change of the stay as it is now. */
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

/** Whether the guest has asked for this before, and its payment was given up since. */
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

/** The change that a payment buys, or `null`, and why. */
export interface ChangePaymentResult {
  outcome: PendingChangeView['outcome']
  change: StayUpdate | null
}

/** Answers what the payment for a change buys, of the stay as it is before the money comes. */
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

/** `null` if dates, items or money are others since, so that the price would be another. */
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
 * Whether the stay is by now what the guest asked for, without their payment: the desk has made the same
 * change, or has checked in as many items. Of a stay that is over, only where it still owes the money.
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
