import * as z from 'zod/mini'
import { luggageCount } from '../booking/booking.ts'
import { agreedAt } from '../booking/set-price.ts'
import { limits, limitsOfText } from '../business/business.ts'
import { type ServiceType, serviceTypes } from '../business/services.ts'
import type { FieldErrors } from '../input/errors.ts'
import {
  localeField,
  optionalEmail,
  optionalPhone,
  optionalRequests,
  requiredLine,
} from '../input/fields.ts'
import { requiredInstant } from '../input/instant.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { pickUpOf } from '../pricing/pricing.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'
import { addMonths, tiranaDate } from '../time/calendar.ts'
import { agreedPrice } from './desk.ts'
import { newRecord } from './new-record.ts'

export type RideType = Exclude<ServiceType, 'storage'>

export const rideTypes = serviceTypes.filter((type): type is RideType => type !== 'storage')

/**
 * `POST /api/staff/rides`
 * A ride that a guest asked for at the desk or by phone.
 */
export const rideRequest = z.object({
  id: z.uuid('invalid'),
  serviceType: z.enum(rideTypes, 'invalid'),
  customerName: requiredLine(limitsOfText.name, 'full_name_required'),
  customerPhone: optionalPhone,
  customerEmail: optionalEmail,
  luggageCount: z._default(luggageCount, 1),
  startDate: requiredInstant,
  /** Start, destination and anything else that the driver must know. */
  specialRequests: optionalRequests,
  cents: z.optional(agreedPrice),
  locale: localeField,
})

export type RideRequest = z.output<typeof rideRequest>

export function rideErrors({ startDate }: Pick<RideRequest, 'startDate'>, now: Date): FieldErrors {
  const [day, today] = [tiranaDate(startDate), tiranaDate(now)]
  if (day < today) return { startDate: 'in_the_past' }
  return day > addMonths(today, limits.monthsAhead) ? { startDate: 'too_far_ahead' } : {}
}

export function rideRecord(request: RideRequest, reference: string, at: Date): StayRecord {
  const { id, serviceType, startDate, luggageCount, locale } = request
  const times = { startDate, storageType: 'daily', duration: 1 } as const
  const planned = { ...times, endDate: null, pickUpAt: pickUpOf(times), luggageCount }
  const entered = { id, kind: 'booking', reference, locale, serviceType, ...planned } as const
  return newRecord(entered, request, at)
}

/** Enters a confirmed ride. `cents` is the agreed price, `undefined` if staff will set it later. */
export function enterRide(
  record: StayRecord,
  cents: RideRequest['cents'],
  context: ActionContext,
): StayUpdate | Refusal {
  const entered: StayUpdate = {
    ...unchanged(record, context.actor),
    action: 'ride_entered',
    emails: ['reservation_confirmed'],
  }
  if (cents === undefined) return entered
  const agreed = agreedAt(record, cents)
  return isRefused(agreed) ? agreed : { ...entered, ...agreed }
}
