import { bookingRequest } from '../../../domain/booking/booking.ts'
import { payLaterErrors } from '../../../domain/booking/pay-later.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import { fieldErrors } from '../../../domain/input/errors.ts'
import type { OpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { onRequestFields, type RequestErrors } from './request-fields.ts'
import { type RequestValues, serviceOrder, startOf } from './request-values.ts'

/**
 * Checks the form's values against the Worker's rules.
 * Import this module dynamically, because it loads the schemas.
 */
export function requestErrors(
  values: RequestValues,
  serviceType: ServiceType,
  now: Date,
  openingTimes: OpeningTimes,
): RequestErrors {
  const order = serviceOrder(values, serviceType, 'en')
  const { error } = bookingRequest.safeParse(order)
  const wrong = error ? fieldErrors(error.issues) : {}
  const startDate = startOf(values.start)
  const duration = wrong.duration ? 1 : order.duration
  const told = startDate && payLaterErrors({ ...order, startDate, duration }, now, openingTimes)
  return onRequestFields({ ...told, ...wrong }, values)
}
