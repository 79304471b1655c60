import * as z from 'zod/mini'
import type { FieldCode } from './errors.ts'
import { invalidOr } from './fields.ts'

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
