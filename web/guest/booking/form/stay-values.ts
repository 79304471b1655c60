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

/** What the two booking forms hold, as it was typed. Dates and times are Tirana's. */
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
  /** The longer plan that was taken instead of the daily price. */
  plan: StorageType
  /** For the advice on the pick-up alone; not sent. An empty date is the pick-up's. */
  departureKind: DepartureKind
  departureDate: CalendarDate
  departureTime: ClockTime
}

export type StayField = keyof StayValues

/** What the form sends of a stay. Instants are ISO, in UTC. */
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

/** The instant of a date and time on Tirana's wall; nothing while one of them is missing. */
export function instantOf(date: CalendarDate, time: ClockTime): Date | undefined {
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time) : undefined
}

/** The number of items as typed; not a number when it is none. */
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
