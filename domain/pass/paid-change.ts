import type { StayWish } from '../booking/amend-stay.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import { accountOf, claimOf, isUnpaid, mayStillCome } from '../payments/account.ts'
import type { Payment, PendingChange, StayTerms } from '../payments/money-rows.ts'
import { checkMinutes } from '../payments/payment.ts'
import { type Doing, type StayUpdate, unchanged } from '../stay/stay-change.ts'
import type { Stay, StayFile } from '../stay/stay-file.ts'
import { amendByGuest, asShown, isSameMoney, moneyMoved, wishClosures } from './guest-actions.ts'
import type { AwaitedChange, MoneyMoved } from './pass.ts'

/*
 * A change of the guest's own that costs more may be paid online: what was asked for waits with its
 * payment, and is applied by whatever learns of the money. Until then the stay stays as it was.
 */

/** What the guest is told of a change that was paid for: one that the desk had made before is `made`. */
export type PaidChange = Exclude<AwaitedChange['becomes'], 'made_before'>

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
const wishOf = ({ luggageCount, startDate, endDate, was }: PendingChange): StayWish => ({
  luggageCount: luggageCount === was.luggageCount ? undefined : luggageCount,
  startDate: startDate === was.startDate ? undefined : new Date(startDate),
  endDate: endDate === null || endDate === was.endDate ? undefined : new Date(endDate),
})

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether what a change moves can be paid online: all of it is due, of a stay that was paid so. */
export function mayPayOnline(
  { stay, payments }: Pick<StayFile, 'stay' | 'payments'>,
  { toCard, atDesk, due }: MoneyMoved,
): boolean {
  const paidOnline = payments.some((one) => one.method === 'stripe' && one.status === 'succeeded')
  return stay.kind === 'booking' && paidOnline && due >= leastOnline && toCard + atDesk === 0
}

/** The payment by which the guest may still have a change: nobody has made it. */
export function openOffer({ payments }: Pick<StayFile, 'payments'>): Payment | undefined {
  return payments.find((payment) => payment.pendingChange && isUnpaid(payment))
}

/**
 * The guest is to pay for a change before it is made: a payment of what it costs more, and the change
 * with it. Refused where it would move another amount than was shown.
 */
export function offerChange(
  file: StayFile,
  wish: StayWish,
  shown: MoneyMoved,
  doing: Doing,
): StayUpdate | Refusal {
  if (file.payments.some(mayStillCome)) return { refused: 'payment_open' }
  const change = asShown(file, amendByGuest(file, wish, doing), shown, doing.at)
  if (isRefused(change)) return change
  if (!mayPayOnline(file, shown)) return { refused: 'not_allowed' }
  const { luggageCount, startDate, endDate } = { ...file.stay, ...change.agreed }
  const payment: Payment = {
    id: doing.newId(),
    method: 'stripe',
    status: 'pending',
    currency: 'EUR',
    cents: shown.due,
    receivedCents: 0,
    refundedCents: 0,
    pendingChange: { ...termsOf({ luggageCount, startDate, endDate }), was: termsOf(file.stay) },
    paymentIntentId: null,
    attempt: 1,
    checkAt: new Date(doing.at.getTime() + checkMinutes * minute),
    paidAt: null,
    voidedAt: null,
    fiscalNumber: null,
    createdAt: doing.at,
  }
  const data = { payment: payment.id, cents: payment.cents }
  return {
    ...unchanged(file, doing.actor),
    action: 'change_payment_started',
    data,
    payments: [payment],
  }
}

/**
 * What the guest decides takes the place of a change that they may still pay for: `payment_open` until that
 * one is given up, which is worth it only where nothing else speaks against what they decide.
 */
export function inPlaceOfOffer(
  file: StayFile,
  decide: (file: StayFile) => StayUpdate | Refusal,
): StayUpdate | Refusal {
  const open = openOffer(file)
  const change = decide(without(file, open))
  return open && !isRefused(change) ? { refused: 'payment_open' } : change
}

/** The open payment, where it is for this very change of the stay as it is now. */
export function offeredAlready(
  file: StayFile,
  wish: StayWish,
  shown: MoneyMoved,
  doing: Doing,
): Payment | undefined {
  const open = openOffer(file)
  const again = offerChange(without(file, open), wish, shown, doing)
  if (!open?.pendingChange || isRefused(again)) return undefined
  const isSameOffer = again.payments.some(
    ({ pendingChange, cents }) =>
      pendingChange && isSame(pendingChange, open.pendingChange ?? {}) && cents === open.cents,
  )
  return isSameOffer ? open : undefined
}

/** Whether the guest has asked for this before, and its payment was given up since. */
export function isGivenUp({ payments }: Pick<StayFile, 'payments'>, wish: StayWish): boolean {
  const isAsked = ({ luggageCount, startDate, endDate, was }: PendingChange) =>
    luggageCount === (wish.luggageCount ?? was.luggageCount) &&
    startDate === (wish.startDate?.getTime() ?? was.startDate) &&
    endDate === (wish.endDate?.getTime() ?? was.endDate)
  const last = payments.findLast(({ pendingChange }) => pendingChange && isAsked(pendingChange))
  return last?.status === 'canceled'
}

/** The change that a payment buys, or `null`, and why. */
export interface Bought {
  becomes: AwaitedChange['becomes']
  change: StayUpdate | null
}

/** Answers what the payment for a change buys, of the stay as it is before the money comes. */
export function boughtBy(
  file: StayFile,
  payment: Payment,
  doing: Doing,
  openingTimes: OpeningTimes,
): Bought {
  const change = pricedAsPaid(file, payment, doing)
  if (!change || !payment.pendingChange)
    return { becomes: isMadeWithout(file, payment) ? 'made_before' : 'missed', change: null }
  const inTheWay = wishClosures(file, wishOf(payment.pendingChange), openingTimes)
  return Object.keys(inTheWay).length > 0
    ? { becomes: 'closed', change: null }
    : { becomes: 'made', change }
}

/** `null` if dates, items or money are others since, so that the price would be another. */
function pricedAsPaid(file: StayFile, payment: Payment, doing: Doing): StayUpdate | null {
  const { pendingChange } = payment
  if (!pendingChange || !isSame(pendingChange.was, termsOf(file.stay))) return null
  const unpaid = without(file, payment)
  const change = amendByGuest(unpaid, wishOf(pendingChange), doing)
  if (isRefused(change)) return null
  const paid: MoneyMoved = { toCard: 0, atDesk: 0, due: payment.cents }
  return isSameMoney(moneyMoved(unpaid, change, doing.at), paid) ? change : null
}

/**
 * Whether the stay is by now what the guest asked for, without their payment: the desk has made the same
 * change, or has checked in as many items. Of a stay that is over, only where it still owes the money.
 */
function isMadeWithout(file: StayFile, { pendingChange, cents }: Payment): boolean {
  if (!pendingChange) return false
  const { luggageCount, startDate, endDate } = pendingChange
  const isSo = isSame({ luggageCount, startDate, endDate }, termsOf(file.stay))
  return isSo && (!hasEnded(file.stay.status) || claimOf(accountOf(file)) >= cents)
}

function without(file: StayFile, payment: Payment | undefined): StayFile {
  return { ...file, payments: file.payments.filter(({ id }) => id !== payment?.id) }
}
