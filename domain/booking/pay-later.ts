import type { ServiceType } from '../business/services.ts'
import type { FieldErrors } from '../input/errors.ts'
import { reserveHours, roundTheClock } from '../opening-hours/opening-hours.ts'
import { type OpeningTimes, regularOpeningTimes } from '../opening-hours/opening-times.ts'
import type { StayTimes } from '../pricing/pricing.ts'
import { shortHoursErrors } from './booking.ts'
import { passengerErrors } from './shuttle.ts'
import { stayTimeErrors } from './stay-times.ts'

/** What is asked for without paying online, as a request or as a reservation. */
interface PayLaterStay extends StayTimes {
  serviceType: ServiceType
  /** Items, or the passengers of the shuttle. */
  luggageCount: number
}

/**
 * What is wrong with it beyond its schema, seen from `now`; empty when nothing is (section 5). One
 * rule for every call that takes a service, so that none is a way around another. Bags alone come to
 * the desk and keep its opening times; a taxi, a tour or the shuttle may be asked for at any hour.
 */
export function payLaterErrors(
  stay: PayLaterStay,
  now: Date,
  openingTimes: OpeningTimes,
): FieldErrors {
  const times =
    stay.serviceType === 'storage'
      ? stayTimeErrors(stay, reserveHours, now, openingTimes)
      : stayTimeErrors(stay, roundTheClock, now, regularOpeningTimes)
  return { ...times, ...shortHoursErrors(stay), ...passengerErrors(stay) }
}
