import type { MadeBooking } from '../../../../domain/api.ts'
import type { ShuttleDirection } from '../../../../domain/booking/shuttle.ts'
import { prices } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { ApiError, send } from '../../../api.ts'
import type { ShuttleErrors, ShuttleField, ShuttleValues } from './shuttle-values.ts'

/** Returns a booking for staff to confirm. Its price is 0, because rides are priced on request. */
export function shuttleBooking(values: ShuttleValues, locale: Locale) {
  const { passengerCount, departureDate, departureTime, direction } = values
  return {
    customerName: values.fullName,
    customerEmail: values.email,
    customerPhone: values.phone,
    serviceType: 'airport-shuttle' as const,
    // A shuttle booking stores the number of passengers here.
    luggageCount: Number(passengerCount),
    // Tirana time, whatever the device's time zone.
    startDate: `${departureDate}T${departureTime}`,
    totalPrice: 0,
    currency: prices.currency,
    specialRequests: `Airport shuttle, ${ways[direction] ?? 'direction unknown'}. Passengers: ${passengerCount}.`,
    locale,
  }
}

export type ShuttleBooking = ReturnType<typeof shuttleBooking>

/** Directions in English, for staff and drivers. */
const ways: Partial<Record<string, string>> = {
  to_airport: 'from the main square to the airport',
  from_airport: 'from the airport',
} satisfies Record<ShuttleDirection, string>

export interface BookedShuttle {
  reference: string
  booking: ShuttleBooking
  values: ShuttleValues
}

export function bookShuttle(body: ShuttleBooking, idempotencyKey: string): Promise<MadeBooking> {
  return send('POST /api/bookings', body, { idempotencyKey })
}

const fieldOf: Partial<Record<string, ShuttleField>> = {
  customerName: 'fullName',
  customerEmail: 'email',
  customerPhone: 'phone',
  luggageCount: 'passengerCount',
  startDate: 'departureDate',
}

export function refusedFields(error: unknown): ShuttleErrors {
  const fields = error instanceof ApiError ? error.fieldErrors : {}
  const refused = Object.entries(fields).flatMap(([name, code]) => {
    const field = fieldOf[name]
    return field ? [[field, code] as const] : []
  })
  return Object.fromEntries(refused)
}
