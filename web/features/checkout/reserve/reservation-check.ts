import { reserveHours } from '../../../../domain/opening-hours.ts'
import { reservationRequest } from '../../../../domain/reservation.ts'
import { stayErrors } from '../stay/stay-errors.ts'
import type { StayCheck } from '../stay/stay-resolver.ts'

/** What the Worker would refuse of a reservation. Import it lazily: it brings the schemas along. */
export const reservationCheck: StayCheck = (values, now, openingTimes) =>
  stayErrors(reservationRequest, reserveHours, values, now, openingTimes)
