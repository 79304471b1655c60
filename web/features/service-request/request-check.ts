import { bookingRequest, shortHoursErrors } from '../../../domain/booking.ts'
import { fieldErrors } from '../../../domain/errors.ts'
import { reserveHours } from '../../../domain/opening-hours.ts'
import type { ServiceType } from '../../../domain/services.ts'
import { stayTimeErrors } from '../../../domain/stay-times.ts'
import { onRequestFields, type RequestErrors } from './request-fields.ts'
import { type RequestValues, serviceOrder, startOf } from './request-values.ts'

/** What the Worker would refuse of a request. Import it lazily: it brings the schemas along. */
export function requestErrors(
  values: RequestValues,
  serviceType: ServiceType,
  now: Date,
): RequestErrors {
  const order = serviceOrder(values, serviceType, 'en')
  const { error } = bookingRequest.safeParse(order)
  const wrong = error ? fieldErrors(error.issues) : {}
  const startDate = startOf(values.start)
  const { storageType, duration } = order
  const stay = startDate && { startDate, storageType, duration: wrong.duration ? 1 : duration }
  return onRequestFields(
    {
      ...(stay && { ...stayTimeErrors(stay, reserveHours, now), ...shortHoursErrors(stay) }),
      ...wrong,
    },
    values,
  )
}
