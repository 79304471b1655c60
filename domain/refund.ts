import { prices } from './business.ts'
import { type CalendarDate, daysBetween } from './calendar.ts'
import type { Cents } from './money.ts'
import type { StorageType } from './services.ts'

export interface PaidStay {
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
 * What a guest gets back, in cents (section 9): everything when cancelled before the drop-off date;
 * nothing on that date or for a no-show; picked up early, the full days after the day of pick-up.
 * The longer plans give back what was paid less the daily price of the days used.
 */
export function refundDue(stay: PaidStay, cause: RefundCause): Cents {
  switch (cause.kind) {
    case 'no_show':
      return 0
    case 'cancelled':
      return cause.on < stay.dropOff ? stay.paid : 0
    case 'picked_up':
      return unusedDays(stay, cause.on)
  }
}

function unusedDays(stay: PaidStay, pickedUp: CalendarDate): Cents {
  const unused = daysBetween(pickedUp, stay.pickUp)
  if (unused <= 0) return 0
  const dailyPrice = stay.luggageCount * prices.dayPerItem
  const daysUsed = daysBetween(stay.dropOff, pickedUp) + 1
  const back =
    stay.storageType === 'daily' ? unused * dailyPrice : stay.paid - daysUsed * dailyPrice
  return Math.max(0, Math.min(back, stay.paid))
}
