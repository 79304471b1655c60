import { shortHoursErrors } from './booking.ts'
import type { FieldErrors } from './errors.ts'
import { reserveHours } from './opening-hours.ts'
import type { StayTimes } from './pricing.ts'
import type { ServiceType } from './services.ts'
import { passengerErrors } from './shuttle.ts'
import { shuttleHours } from './shuttle-hours.ts'
import { stayTimeErrors } from './stay-times.ts'

/** What is asked for without paying online, as a request or as a reservation. */
interface RequestedStay extends StayTimes {
  serviceType: ServiceType
  /** Items, or the passengers of the shuttle. */
  luggageCount: number
}

/**
 * What is wrong with it beyond its schema, seen from `now`; empty when nothing is (section 5). One
 * rule for every call that takes a service, so that none is a way around another.
 */
export function requestedStayErrors(stay: RequestedStay, now: Date): FieldErrors {
  const hours = stay.serviceType === 'airport-shuttle' ? shuttleHours : reserveHours
  return {
    ...stayTimeErrors(stay, hours, now),
    ...shortHoursErrors(stay),
    ...passengerErrors(stay),
  }
}
