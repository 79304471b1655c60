import type { PaidBooking } from '../../../../domain/api.ts'
import { collectBy } from '../../../../domain/booking/collect-by.ts'
import {
  type Departure,
  departureKinds,
  lastSafePickUp,
} from '../../../../domain/booking/departure.ts'
import { prices } from '../../../../domain/business/business.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { isCalendarDate, isClockTime } from '../../../../domain/time/calendar.ts'
import { savedTexts } from '../../../browser/saved-in-tab.ts'
import { departureSavedAs } from '../advice/saved-departure.ts'

/**
 * Stay shown on a receipt or a pass.
 * Instants are ISO strings in UTC. Without `tariff`, the current prices apply.
 */
export type BookedStay = Pick<PaidBooking, 'startDate' | 'luggageCount' | 'storageType'> &
  Partial<Pick<PaidBooking, 'endDate' | 'changes'> & Pick<Pass, 'pickUpAt' | 'tariff'>>

export function bookedPickUpOf({ startDate, endDate, pickUpAt }: BookedStay): Date {
  return new Date(pickUpAt ?? endDate ?? startDate)
}

/** Returns a time until which the bags can be collected at no extra charge. */
export function lastPickUp(stay: BookedStay, openingTimes: OpeningTimes): Date {
  const { luggageCount, storageType } = stay
  const agreed = {
    serviceType: 'storage',
    storageType,
    luggageCount,
    startDate: new Date(stay.startDate),
    pickUpAt: bookedPickUpOf(stay),
    tariff: stay.tariff ?? prices,
  } as const
  return collectBy(agreed, openingTimes)
}

export function safePickUp(stay: BookedStay, openingTimes: OpeningTimes) {
  const departure = savedDeparture(stay.startDate)
  return departure && { ...lastSafePickUp(departure, openingTimes), kind: departure.kind }
}

/** Returns `null` if no valid departure is saved for this drop-off. */
function savedDeparture(startDate: string): Departure | null {
  const { date = '', time = '', ...saved } = savedTexts(departureSavedAs)
  const kind = departureKinds.find((known) => known === saved.kind)
  if (!kind || Date.parse(saved.startDate ?? '') !== Date.parse(startDate)) return null
  return isCalendarDate(date) && isClockTime(time) ? { kind, date, time } : null
}
