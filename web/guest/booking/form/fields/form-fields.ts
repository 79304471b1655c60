import type { FieldCode, FieldErrors as FieldCodes } from '../../../../../domain/input/errors.ts'
import { tiranaDate } from '../../../../../domain/time/calendar.ts'
import type { StayField, StayValues } from '../stay-values.ts'

export type StayErrors = Partial<Record<StayField, FieldCode>>

export function onFormFields(codes: FieldCodes, values: StayValues, now: Date): StayErrors {
  const errors: StayErrors = {}
  for (const [path, code] of Object.entries(codes)) {
    const field = formField(path.replace(/^customerData\./, ''), code, values, now)
    if (field) errors[field] ??= code
  }
  return errors
}

function formField(
  path: string,
  code: FieldCode,
  values: StayValues,
  now: Date,
): StayField | undefined {
  if (path === 'startDate') {
    const timeIsWrong =
      code === 'outside_opening_hours' ||
      (code === 'in_the_past' && values.dropOffDate === tiranaDate(now))
    return timeIsWrong ? 'dropOffTime' : 'dropOffDate'
  }
  if (path === 'endDate') {
    const sameDay = values.pickUpDate === values.dropOffDate
    const timeIsWrong =
      code === 'outside_opening_hours' ||
      (code === 'pick_up_before_drop_off' && sameDay) ||
      (code === 'in_the_past' && values.pickUpDate === tiranaDate(now))
    return timeIsWrong ? 'pickUpTime' : 'pickUpDate'
  }
  return Object.hasOwn(values, path) ? (path as StayField) : undefined
}
