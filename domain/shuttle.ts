import * as z from 'zod/mini'
import type { FieldCode } from './errors.ts'
import { invalidOr } from './fields.ts'
import type { OfferedHours } from './opening-hours.ts'

export const shuttleDirections = ['to_airport', 'from_airport'] as const

export type ShuttleDirection = (typeof shuttleDirections)[number]

/** Hourly, day and night, in Tirana wall-clock hours; the office's own hours do not bind it. */
export const shuttleHours: OfferedHours = {
  firstHour: 0,
  lastHour: 23,
  dropOff: '12:00',
  pickUp: '12:00',
}

function text(min: number, empty: FieldCode) {
  return z.string({ error: invalidOr(empty) }).check(z.trim(), z.minLength(min, empty))
}

/** The shuttle form; every field is a string (specification, sections 3 and 5). */
export const shuttleForm = z.object({
  fullName: text(2, 'full_name_required'),
  email: z
    .string({ error: invalidOr('valid_email_required') })
    .check(z.trim(), z.email('valid_email_required' satisfies FieldCode)),
  phone: text(8, 'phone_required'),
  passengerCount: text(1, 'passengers_required'),
  departureDate: text(1, 'departure_date_required'),
  departureTime: text(1, 'departure_time_required'),
  direction: text(1, 'direction_required'),
})

export type ShuttleForm = z.output<typeof shuttleForm>
