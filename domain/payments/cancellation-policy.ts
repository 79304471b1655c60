import type { Tariff } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import type { StorageType } from '../business/stay.ts'
import type { PricedStay } from '../pricing/pricing.ts'
import { lesserPrice } from '../pricing/stay-price.ts'
import { addDays, type CalendarDate, tiranaInstant } from '../time/calendar.ts'

export interface PaidStay {
  /** The price list that binds the stay. */
  tariff: Tariff
  storageType: StorageType
  luggageCount: number
  /** What was paid, less what was refunded already, in cents. */
  paid: Cents
  dropOff: CalendarDate
  pickUp: CalendarDate
}

export type RefundCause =
  | { kind: 'cancelled'; on: CalendarDate }
  | { kind: 'no_show' }
  | { kind: 'picked_up'; on: CalendarDate }

/**
 * Returns what a guest gets back, in cents (section 9): everything when cancelled before the drop-off date;
 * nothing on that date or for a no-show; picked up early, what was paid less the price of the days used, which
 * is the lesser of plan and days. For daily storage those are the full days after the day of pick-up. As
 * `paid` is what is left of the payment, the same days are refunded only once.
 */
export function refundDue(stay: PaidStay, cause: RefundCause): Cents {
  switch (cause.kind) {
    case 'no_show':
      return 0
    case 'cancelled':
      return cause.on < stay.dropOff ? stay.paid : 0
    case 'picked_up':
      return unusedPart(stay, cause.on)
  }
}

/** No hour of the day of pick-up is refunded. */
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

/*
 * The number by which a bank finds a refund. Stripe learns it from the bank, mostly days after it says that the
 * money is back, and of some refunds never.
 */

const day = 86_400_000

/** Milliseconds between two questions about a refund that has succeeded and has no reference yet. */
const referenceEvery = day

/** Milliseconds after a refund in which its reference is asked for; later, an event or staff may still bring it. */
const referenceAskedFor = 30 * day

/** When Stripe is asked next for the reference of a refund, by when we noted it; null once it is no longer asked. */
export function nextReferenceCheck(notedAt: Date, now: Date): Date | null {
  const next = now.getTime() + referenceEvery
  return next <= notedAt.getTime() + referenceAskedFor ? new Date(next) : null
}
