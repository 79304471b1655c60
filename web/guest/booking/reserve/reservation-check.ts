import { reservationRequest } from '../../../../domain/booking/reservation.ts'
import { reserveHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { stayErrors } from '../form/stay-errors.ts'
import type { StayCheck } from '../form/stay-resolver.ts'

/** What the Worker would refuse of a reservation. Import it lazily: it brings the schemas along. */
export const reservationCheck: StayCheck = (values, now, openingTimes) =>
  stayErrors(reservationRequest, reserveHours, values, now, openingTimes)
