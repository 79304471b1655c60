import type * as z from 'zod/mini'
import { stayTimeErrors } from '../../../../domain/booking/stay-times.ts'
import { type FieldErrors as FieldCodes, fieldErrors } from '../../../../domain/input/errors.ts'
import type { OfferedHours } from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { onFormFields, type StayErrors } from './fields/form-fields.ts'
import { instantOf, type StayValues, stayRequest } from './stay-values.ts'

export function stayErrors(
  schema: z.ZodMiniType<unknown, unknown>,
  hours: OfferedHours,
  values: StayValues,
  now: Date,
  openingTimes: OpeningTimes,
): StayErrors {
  const { error } = schema.safeParse(stayRequest(values, 'en'))
  const startDate = instantOf(values.dropOffDate, values.dropOffTime)
  const endDate = instantOf(values.pickUpDate, values.pickUpTime)
  const codes: FieldCodes = {
    ...(startDate && stayTimeErrors({ startDate, endDate }, hours, now, openingTimes)),
    ...(error && fieldErrors(error.issues)),
  }
  return onFormFields(codes, values, now)
}
