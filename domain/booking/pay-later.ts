import type { ServiceType } from '../business/services.ts'
import type { FieldErrors } from '../input/errors.ts'
import { reserveHours, roundTheClock } from '../opening-hours/opening-hours.ts'
import { type OpeningTimes, regularOpeningTimes } from '../opening-hours/opening-times.ts'
import type { StayTimes } from '../pricing/pricing.ts'
import { shortHoursErrors } from './booking.ts'
import { passengerErrors } from './shuttle.ts'
import { stayTimeErrors } from './stay-times.ts'

interface PayLaterStay extends StayTimes {
  serviceType: ServiceType
  luggageCount: number
}

/**
 * Returns the errors that the schema can't detect (specification, section 5), empty if valid.
 * Every endpoint that takes a service uses this function. Only storage follows the desk's opening times, because
 * a taxi, a tour or the shuttle may be requested for any hour.
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
