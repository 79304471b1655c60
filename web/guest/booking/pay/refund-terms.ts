import { prices } from '../../../../domain/business/business.ts'
import {
  hasRefundableDays,
  isRefundedIfCancelled,
} from '../../../../domain/payments/cancellation-policy.ts'
import { isCalendarDate, tiranaDate } from '../../../../domain/time/calendar.ts'
import type { StayValues } from '../form/stay-values.ts'
import type { StayPrice } from '../price/stay-price.ts'

/**
 * True if a stay that is paid now would be refunded if cancelled today.
 * Returns `null` if `now` is `null` or the drop-off date is invalid.
 */
export function isRefundedOnceBooked(dropOffDate: string, now: Date | null): boolean | null {
  if (!now || !isCalendarDate(dropOffDate)) return null
  return isRefundedIfCancelled({ dropOff: dropOffDate, isMovedLate: false }, tiranaDate(now))
}

type Dates = Pick<StayValues, 'dropOffDate' | 'pickUpDate'>

/**
 * True if a guest who collects on the drop-off day would be refunded unused days.
 * False if `price` is `null` or a date is invalid.
 */
export function refundsUnusedDays({ dropOffDate, pickUpDate }: Dates, price: StayPrice | null) {
  if (!price || !isCalendarDate(dropOffDate) || !isCalendarDate(pickUpDate)) return false
  const { storageType, items: luggageCount, total: paid } = price
  const times = { dropOff: dropOffDate, pickUp: pickUpDate }
  return hasRefundableDays({ tariff: prices, storageType, luggageCount, paid, ...times })
}
