import { bookingRequest } from '../../../../domain/booking/booking.ts'
import { bookOnlineHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { stayErrors } from '../form/stay-errors.ts'
import type { StayCheck } from '../form/stay-resolver.ts'

/** What the Worker would refuse of a booking. Import it lazily: it brings the schemas along. */
export const bookingCheck: StayCheck = (values, now, openingTimes) =>
  stayErrors(bookingRequest, bookOnlineHours, values, now, openingTimes)
