import { changeStay, type RequestedChange } from '../booking/change-stay.ts'
import { closureErrors, stayTimeErrors } from '../booking/stay-times.ts'
import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { cancelStay } from '../desk/stay-actions.ts'
import type { FieldErrors } from '../input/errors.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { reserveHours } from '../opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import { dueFromGuest, isChangeOnItsWay } from '../payments/account.ts'
import { isRefundable } from '../payments/cancellation-policy.ts'
import { ownReasons } from '../stay/audit-data.ts'
import { overpaymentOf } from '../stay/pay-out.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, recordAfter, type StayUpdate } from '../stay/stay-update.ts'
import { tiranaDate } from '../time/calendar.ts'
import type { CancelledMoney, MoneyMoved } from './pass.ts'

export function cancelByGuest(record: StayRecord, context: ActionContext): StayUpdate | Refusal {
  if (hasEnded(record.stay.status)) return { refused: 'not_allowed' }
  if (record.payments.some(isChangeOnItsWay)) return { refused: 'payment_open' }
  return cancelStay(record, ownReasons.byGuest, context)
}

/**
 * Changes dates or items at the list price.
 * Until check-in, refuses a lower price once a cancellation would refund nothing. Otherwise, guests
 * could get a refund by choosing an earlier pick-up.
 */
export function changeByGuest(
  record: StayRecord,
  requested: RequestedChange,
  context: ActionContext,
): StayUpdate | Refusal {
  const { stay } = record
  if (stay.serviceType !== 'storage') return { refused: 'not_allowed' }
  if (record.payments.some(isChangeOnItsWay)) return { refused: 'payment_open' }
  const { luggageCount = stay.luggageCount, startDate = stay.startDate, endDate } = requested
  const isAway = tiranaDate(startDate) !== tiranaDate(stay.startDate)
  if (isAway && stay.status === 'checked_in') return { refused: 'not_allowed' }
  if (isAway && !mayMoveDay(stay, context.at)) return { refused: 'drop_off_passed' }
  const change = changeStay(
    record,
    { luggageCount, startDate, endDate },
    ownReasons.byGuest,
    context,
  )
  const isAwaited = !isRefundable(stay, context.at) && stay.status !== 'checked_in'
  const isTooLate = isAwaited && !isRefused(change) && isCheaper(change)
  return isTooLate ? { refused: 'refunded_at_desk' } : change
}

function mayMoveDay({ startDate }: Pick<Stay, 'startDate'>, at: Date): boolean {
  return at < startDate
}

function isCheaper({ charges }: StayUpdate): boolean {
  return charges.reduce((total, { cents }) => total + cents, 0) < 0
}

function isMoved({ stay }: Pick<StayRecord, 'stay'>, { startDate }: RequestedChange): boolean {
  return startDate !== undefined && startDate.getTime() !== stay.startDate.getTime()
}

/**
 * Returns closure errors for a moved drop-off and a requested pick-up.
 * An unchanged drop-off only has one if the office is full and items are added.
 */
export function closuresInTheWay(
  record: Pick<StayRecord, 'stay'>,
  requested: RequestedChange,
  openingTimes: OpeningTimes,
): FieldErrors {
  const { stay } = record
  const { luggageCount = 0, startDate = stay.startDate, endDate } = requested
  const errors = closureErrors({ startDate, endDate }, openingTimes)
  const isFull = errors.startDate === 'office_full' && luggageCount > stay.luggageCount
  if (!isMoved(record, requested) && !isFull) delete errors.startDate
  return errors
}

export function requestedErrors(
  record: Pick<StayRecord, 'stay'>,
  requested: RequestedChange,
  now: Date,
  openingTimes: OpeningTimes,
): FieldErrors {
  const { stay } = record
  if (isMoved(record, requested) && stay.status === 'checked_in') return { startDate: 'invalid' }
  const times = { startDate: requested.startDate ?? stay.startDate, endDate: requested.endDate }
  const errors = stayTimeErrors(times, reserveHours, now, openingTimes)
  if (!isMoved(record, requested)) delete errors.startDate
  return { ...closuresInTheWay(record, requested, openingTimes), ...errors }
}

export function moneyMoved(record: StayRecord, change: StayUpdate, at: Date): MoneyMoved {
  const after = recordAfter(record, change, at)
  // Guests' own requests only refund to cards, never in cash.
  const toCard = after.stay.refunded - record.stay.refunded
  const { atDesk, held } = overpaymentOf(after)
  return { toCard, atDesk, ...(held > 0 && { held }), due: dueFromGuest(after.stay) }
}

export function moneyOfCancellation(
  record: StayRecord,
  cancellation: StayUpdate,
  at: Date,
): CancelledMoney {
  const { netPrice } = recordAfter(record, cancellation, at).stay
  return { ...moneyMoved(record, cancellation, at), kept: netPrice }
}

export function isSameMoney(a: MoneyMoved, b: MoneyMoved): boolean {
  const isSameHeld = (a.held ?? 0) === (b.held ?? 0)
  return a.toCard === b.toCard && a.atDesk === b.atDesk && a.due === b.due && isSameHeld
}

/**
 * Returns `change`, or refuses it with `stay_changed` if its amounts differ from `shown`.
 * `kept` is only compared if `shown` has it.
 */
export function asShown(
  record: StayRecord,
  change: StayUpdate | Refusal,
  shown: MoneyMoved & { kept?: Cents | undefined },
  at: Date,
): StayUpdate | Refusal {
  if (isRefused(change)) return change
  const { kept, ...moved } = moneyOfCancellation(record, change, at)
  const isSame = isSameMoney(moved, shown) && (shown.kept ?? kept) === kept
  return isSame ? change : { refused: 'stay_changed' }
}
