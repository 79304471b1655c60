import * as z from 'zod/mini'
import { luggageCount } from '../booking/booking.ts'
import { agreedAt } from '../booking/set-price.ts'
import { currentTariff, limits, limitsOfText, prices } from '../business/business.ts'
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
import { noMoney } from '../payments/account.ts'
import { pickUpOf } from '../pricing/pricing.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'
import { addMonths, tiranaDate } from '../time/calendar.ts'
import { agreedPrice } from './desk.ts'

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
  const { id, serviceType, customerName, startDate, luggageCount, locale } = request
  const times = { startDate, storageType: 'daily', duration: 1 } as const
  const noRows = { charges: [], payments: [], refunds: [], disputes: [], drawer: [] }
  return {
    ...noRows,
    bags: [],
    collectors: [],
    stay: {
      id,
      kind: 'booking',
      source: 'desk',
      reference,
      customerName,
      customerEmail: request.customerEmail ?? null,
      customerPhone: request.customerPhone ?? null,
      specialRequests: request.specialRequests ?? null,
      deskNote: null,
      locale,
      serviceType,
      ...times,
      luggageCount,
      endDate: null,
      pickUpAt: pickUpOf(times),
      tariff: currentTariff,
      status: 'confirmed',
      endedAt: null,
      conflictAt: null,
      unpricedAt: null,
      movedLateAt: null,
      currency: prices.currency,
      ...noMoney,
      version: 0,
      createdAt: at,
      updatedAt: at,
    },
  }
}

/**
 * Enters a ride as confirmed, and emails the guest if there is an address.
 * `cents` is the agreed price, `undefined` if staff have to set it later: the price list has no rides.
 */
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
