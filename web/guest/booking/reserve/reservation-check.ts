import { reservationRequest } from '../../../../domain/booking/reservation.ts'
import { reserveHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { stayErrors } from '../form/stay-errors.ts'
import type { StayCheck } from '../form/stay-resolver.ts'

/**
 * Checks the form's values against the Worker's rules.
 * Import this module dynamically, because it loads the schemas.
 */
export const reservationCheck: StayCheck = (values, now, openingTimes) =>
  stayErrors(reservationRequest, reserveHours, values, now, openingTimes)
