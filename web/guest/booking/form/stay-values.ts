import type { DepartureKind } from '../../../../domain/booking/departure.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import {
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
  isClockTime,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'

/**
 * Values of the booking and reservation forms, as typed.
 * Dates and times are in Tirana time.
 */
export interface StayValues {
  customerName: string
  customerEmail: string
  customerPhone: string
  dropOffDate: CalendarDate
  dropOffTime: ClockTime
  pickUpDate: CalendarDate
  pickUpTime: ClockTime
  luggageCount: string
  specialRequests: string
  plan: StorageType
  /** Not sent to the Worker. */
  departureKind: DepartureKind
  /** If empty, the pick-up date applies. Not sent to the Worker. */
  departureDate: CalendarDate
  /** Empty if the guest gave no departure. Not sent to the Worker. */
  departureTime: ClockTime
}

export type StayField = keyof StayValues

/**
 * Instants are ISO strings in UTC.
 * `startDate` is empty if the drop-off is invalid. `endDate` is missing if the pick-up is invalid.
 */
export interface StayRequest {
  customerName: string
  customerEmail: string
  customerPhone?: string
  serviceType: 'storage'
  luggageCount: number
  startDate: string
  endDate?: string
  specialRequests?: string
  locale: Locale
}

/**
 * Converts a Tirana date and time to an instant.
 * Returns `undefined` if either is missing or invalid.
 */
export function instantOf(date: CalendarDate, time: ClockTime): Date | undefined {
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time) : undefined
}

/** Parses a number. Returns `NaN` for blank text, unlike `Number`, which returns 0. */
export function itemsOf(luggageCount: string): number {
  return luggageCount.trim() === '' ? Number.NaN : Number(luggageCount)
}

export function stayRequest(values: StayValues, locale: Locale): StayRequest {
  const phone = values.customerPhone.trim()
  const requests = values.specialRequests.trim()
  const end = instantOf(values.pickUpDate, values.pickUpTime)
  return {
    customerName: values.customerName.trim(),
    customerEmail: values.customerEmail.trim(),
    ...(phone && { customerPhone: phone }),
    serviceType: 'storage',
    luggageCount: itemsOf(values.luggageCount),
    startDate: instantOf(values.dropOffDate, values.dropOffTime)?.toISOString() ?? '',
    ...(end && { endDate: end.toISOString() }),
    ...(requests && { specialRequests: requests }),
    locale,
  }
}
