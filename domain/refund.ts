import type { Tariff } from './business.ts'
import { type CalendarDate, daysBetween } from './calendar.ts'
import type { Cents } from './money.ts'

export interface PaidStay {
  /** The price list that binds the stay. */
  tariff: Tariff
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
 * What a guest gets back, in cents (section 9): everything when cancelled before the drop-off date;
 * nothing on that date or for a no-show; picked up early, what was paid less the daily price of the
 * days used. For daily storage those are the full days after the day of pick-up. As `paid` is what
 * is left of the payment, asking again gives the same days back only once.
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

function unusedPart(stay: PaidStay, pickedUp: CalendarDate): Cents {
  if (pickedUp >= stay.pickUp) return 0
  const daysUsed = daysBetween(stay.dropOff, pickedUp) + 1
  const back = stay.paid - daysUsed * stay.luggageCount * stay.tariff.dayPerItem
  return Math.max(0, Math.min(back, stay.paid))
}
