import { limits } from '../../../domain/business/business.ts'
import type { FieldCode, FieldErrors } from '../../../domain/input/errors.ts'
import type { RequestField, RequestValues } from './request-values.ts'

export type RequestErrors = Partial<Record<RequestField, FieldCode>>

export function onRequestFields(codes: FieldErrors, values: RequestValues): RequestErrors {
  const errors: RequestErrors = {}
  for (const [path, code] of Object.entries(codes)) {
    const [field, told] = place(path, code, values)
    if (field) errors[field] ??= told
  }
  return errors
}

function place(
  path: string,
  code: FieldCode,
  { storageType, pieces, ...values }: RequestValues,
): [RequestField | undefined, FieldCode] {
  if (path === 'startDate') return ['start', code]
  if (path === 'luggageCount') return [pieces === 'more' ? 'morePieces' : 'pieces', code]
  if (path !== 'duration') {
    return [Object.hasOwn(values, path) ? (path as RequestField) : undefined, code]
  }
  if (storageType !== 'short') {
    const tooMany = code === 'invalid' && Number(values.days) > limits.maxDays
    return ['days', tooMany ? 'too_far_ahead' : code]
  }
  return ['hours', code === 'invalid' ? 'short_hours' : code]
}
