import type { FieldCode } from '../../../../domain/input/errors.ts'

export const shuttleFields = [
  'fullName',
  'email',
  'phone',
  'direction',
  'departureDate',
  'departureTime',
  'passengerCount',
] as const

export type ShuttleField = (typeof shuttleFields)[number]

export type ShuttleValues = Record<ShuttleField, string>

export type ShuttleErrors = Partial<Record<ShuttleField, FieldCode>>
