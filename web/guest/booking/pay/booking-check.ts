import { bookingRequest } from '../../../../domain/booking/booking.ts'
import { bookOnlineHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { stayErrors } from '../form/stay-errors.ts'
import type { StayCheck } from '../form/stay-resolver.ts'

/**
 * Checks the form's values against the Worker's rules.
 * Import this module dynamically, because it loads the schemas.
 */
export const bookingCheck: StayCheck = (values, now, openingTimes) =>
  stayErrors(bookingRequest, bookOnlineHours, values, now, openingTimes)
