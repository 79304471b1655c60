import * as z from 'zod/mini'
import { transport } from '../business/partners.ts'
import { type ServiceType, services } from '../business/services.ts'
import type { FieldCode } from '../input/errors.ts'
import { invalidOr, isBlank } from '../input/fields.ts'

function text(min: number, empty: FieldCode) {
  return z.string({ error: invalidOr(empty) }).check(z.trim(), z.minLength(min, empty))
}

function seatsThereAre(passengers: number): boolean {
  const { maxPassengers } = transport.shuttle
  return Number.isInteger(passengers) && passengers >= 1 && passengers <= maxPassengers
}

export const shuttleDirections = ['to_airport', 'from_airport'] as const

export type ShuttleDirection = (typeof shuttleDirections)[number]

/** Form values, all of them strings (specification, section 2, Shuttle). */
export const shuttleForm = z.object({
  fullName: text(2, 'full_name_required'),
  email: z
    .string({ error: invalidOr('valid_email_required') })
    .check(z.trim(), z.email('valid_email_required' satisfies FieldCode)),
  phone: text(8, 'phone_required'),
  passengerCount: text(1, 'passengers_required').check(
    z.refine((count) => count === '' || seatsThereAre(Number(count)), {
      error: 'invalid' satisfies FieldCode,
    }),
  ),
  departureDate: text(1, 'departure_date_required'),
  departureTime: text(1, 'departure_time_required'),
  direction: z.enum(shuttleDirections, {
    error: ({ input }): FieldCode => (isBlank(input) ? 'direction_required' : 'invalid'),
  }),
})

export type ShuttleInput = z.output<typeof shuttleForm>

interface CountedBooking {
  serviceType: ServiceType
  /** Number of items or passengers (see `Service.counts`). */
  luggageCount: number
}

export function passengerErrors({ serviceType, luggageCount }: CountedBooking): {
  luggageCount?: FieldCode
} {
  const refused = services[serviceType].counts === 'passengers' && !seatsThereAre(luggageCount)
  return refused ? { luggageCount: 'invalid' } : {}
}
