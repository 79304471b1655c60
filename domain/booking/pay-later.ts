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
 * Returns errors in a stay that isn't paid online, by field. Empty if valid.
 * Checks what the schema can't (specification, section 5). Opening times only apply to storage.
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
