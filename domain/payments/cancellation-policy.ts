import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import type { StorageType } from '../business/stay.ts'
import type { PricedStay } from '../pricing/pricing.ts'
import { lesserPrice } from '../pricing/stay-price.ts'
import { addDays, type CalendarDate, tiranaDate, tiranaInstant } from '../time/calendar.ts'

export interface PaidStay {
  tariff: Tariff
  storageType: StorageType
  luggageCount: number
  /** Cents paid, minus refunds and lost disputes. For an early pick-up, the price, paid or not. */
  paid: Cents
  dropOff: CalendarDate
  pickUp: CalendarDate
}

export interface Cancellable {
  dropOff: CalendarDate
  isMovedLate: boolean
}

export type RefundCause =
  | { kind: 'cancelled'; on: CalendarDate; isMovedLate: boolean }
  | { kind: 'no_show' }
  | { kind: 'picked_up'; on: CalendarDate }

/** Returns the cents to refund (specification, section 9). */
export function refundDue(stay: PaidStay, cause: RefundCause): Cents {
  switch (cause.kind) {
    case 'no_show':
      return 0
    case 'cancelled':
      return isRefundedIfCancelled({ ...stay, ...cause }, cause.on) ? stay.paid : 0
    case 'picked_up':
      return unusedPart(stay, cause.on)
  }
}

/** False for a stay moved late. Otherwise, guests could move a stay first to get a refund. */
export function isRefundedIfCancelled(
  { dropOff, isMovedLate }: Cancellable,
  on: CalendarDate,
): boolean {
  return !isMovedLate && on < dropOff
}

export function isRefundable(
  { startDate, movedLateAt }: { startDate: Date; movedLateAt: Date | null },
  at: Date,
): boolean {
  const stay = { dropOff: tiranaDate(startDate), isMovedLate: movedLateAt !== null }
  return isRefundedIfCancelled(stay, tiranaDate(at))
}

/** True if a pick-up on the drop-off day would refund unused days. */
export function hasRefundableDays(stay: PaidStay): boolean {
  return unusedPart(stay, stay.dropOff) > 0
}

function unusedPart(stay: PaidStay, pickedUp: CalendarDate): Cents {
  if (pickedUp >= stay.pickUp) return 0
  const { storageType, luggageCount } = stay
  const used: PricedStay = {
    serviceType: 'storage' as const,
    storageType,
    luggageCount,
    startDate: tiranaInstant(stay.dropOff, '00:00'),
    endDate: new Date(tiranaInstant(addDays(pickedUp, 1), '00:00').getTime() - 1),
  }
  return Math.max(0, stay.paid - lesserPrice(used, stay.tariff))
}

const day = 86_400_000

/**
 * Milliseconds between checks for a missing bank reference.
 * Stripe receives a bank reference days after the refund, or never.
 */
const referenceEvery = day

/** Maximum milliseconds from a refund to the last check for its bank reference. */
const referenceAskedFor = 30 * day

export function nextReferenceCheck(notedAt: Date, now: Date): Date | null {
  const next = now.getTime() + referenceEvery
  return next <= notedAt.getTime() + referenceAskedFor ? new Date(next) : null
}
