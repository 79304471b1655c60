import type * as z from 'zod/mini'
import type { StaffErrorCode } from './staff-errors.ts'

export const visitorErrorCodes = [
  'invalid_json',
  'unsupported_media_type',
  'payload_too_large',
  'validation_failed',
  'price_mismatch',
  'price_on_request',
  'booking_expired',
  'payment_unsettled',
  'booked_already',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'cross_site',
  'not_found',
  /** The email address was removed or corrected to another mailbox after the link was signed. */
  'link_replaced',
  'method_not_allowed',
  'rate_limited',
  'payment_unavailable',
  'storage_unavailable',
  /** The database lacks a migration that this release needs. */
  'schema_behind',
  'misconfigured',
  'internal',
] as const

export type VisitorErrorCode = (typeof visitorErrorCodes)[number]

/** Only Stripe's webhook responds with `webhook_signature_invalid`. */
export type ErrorCode = VisitorErrorCode | StaffErrorCode | 'webhook_signature_invalid'

export const fieldCodes = [
  'full_name_required',
  'email_required',
  'email_invalid',
  'subject_required',
  'message_required',
  'required',
  'invalid',
  'phone_invalid',
  'too_long',
  'invalid_characters',
  'item_count',
  'date_invalid',
  'in_the_past',
  'outside_opening_hours',
  'office_closed',
  'office_full',
  'pick_up_before_drop_off',
  'too_far_ahead',
  'short_hours',
  'valid_email_required',
  'phone_required',
  'passengers_required',
  'departure_date_required',
  'departure_time_required',
  'direction_required',
] as const

export type FieldCode = (typeof fieldCodes)[number]

/** Error codes by field path, such as `customerData.startDate`. */
export type FieldErrors = Record<string, FieldCode>

function isFieldCode(text: string): text is FieldCode {
  return fieldCodes.includes(text as FieldCode)
}

export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const found: FieldErrors = {}
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (Object.hasOwn(found, path)) continue
    found[path] = isFieldCode(issue.message) ? issue.message : 'invalid'
  }
  return found
}

export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    requestId: string
    fields?: Record<string, { code: FieldCode; message: string }>
    /** In cents. Only sent with `price_mismatch`. */
    totalPrice?: number
  }
}
