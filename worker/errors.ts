import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { limits } from '../domain/business/business.ts'
import type { ErrorBody, ErrorCode, FieldCode, FieldErrors } from '../domain/input/errors.ts'

interface Details extends Pick<ErrorBody['error'], 'totalPrice'> {
  fields?: FieldErrors
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Only for the log; no personal data. */
  reason?: string
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_json: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  validation_failed: 422,
  price_mismatch: 409,
  price_on_request: 422,
  booking_expired: 409,
  payment_unsettled: 409,
  booked_already: 409,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  unauthorized: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  webhook_signature_invalid: 400,
  payment_unavailable: 503,
  storage_unavailable: 503,
  access_unavailable: 503,
  owner_only: 403,
  stay_changed: 409,
  not_allowed: 409,
  payment_open: 409,
  price_set_by_staff: 422,
  refunded_at_desk: 409,
  below_credit: 422,
  nothing_to_return: 409,
  times_invalid: 422,
  tags_invalid: 422,
  more_than_due: 422,
  not_paid_in_full: 422,
  already_done: 409,
  nothing_to_undo: 409,
  undo_too_late: 409,
  not_contacted: 409,
  pass_used: 409,
  pass_revoked: 409,
  pass_other_items: 422,
  tag_in_use: 409,
  drawer_moved: 409,
  period_invalid: 422,
  already_closed: 409,
  photos_off: 409,
  photo_invalid: 422,
  misconfigured: 500,
  internal: 500,
}

const messageOf: Record<ErrorCode, string> = {
  invalid_json: 'The request is not valid JSON',
  unsupported_media_type: 'Send the request as application/json',
  payload_too_large: 'The request is too large',
  validation_failed: 'Some fields need your attention',
  price_mismatch: 'The price has changed; totalPrice carries the current one in cents',
  price_on_request: 'The price of this request is named by our staff; it cannot be paid online',
  booking_expired: 'This booking was not paid in time; please start a new one',
  payment_unsettled: 'Your earlier payment has gone through or is about to; ask how it stands',
  booked_already: 'There is a booking for these times already; send again: true to make one more',
  idempotency_key_invalid: 'Idempotency-Key must be a UUID',
  idempotency_key_reused: 'This Idempotency-Key was used for another request',
  unauthorized: 'Staff only: please sign in',
  cross_site: 'Requests from other sites are not accepted',
  not_found: 'Not found',
  method_not_allowed: 'This method is not allowed here',
  rate_limited: 'Too many requests; please wait, as Retry-After says, and try again',
  webhook_signature_invalid: 'The signature of this event is not valid',
  payment_unavailable:
    'The payment service cannot be reached right now; please try again in a moment',
  storage_unavailable: 'Our database cannot be reached right now; please try again in a moment',
  access_unavailable: 'Sign-ins cannot be checked right now; please try again in a moment',
  owner_only: 'Only an owner may do this; please ask one',
  stay_changed: 'Someone else changed this stay first; please look at it again',
  not_allowed: 'This is not possible as the stay stands',
  payment_open: 'A payment of this stay is still open; wait for it, or let it lapse',
  price_set_by_staff: 'There is no rule for this price; please name it',
  refunded_at_desk: 'From the day of the drop-off on, only the desk lowers the price',
  below_credit: 'Less would be owed than was given away already',
  nothing_to_return: 'Nothing is overpaid, or none of it can go back in this way',
  times_invalid: 'The pick-up would come before the drop-off',
  tags_invalid: 'A tag is missing, named twice, or its bag is not here',
  more_than_due: 'More than is due',
  nothing_to_undo: 'The last change of this stay cannot be taken back',
  undo_too_late: 'This can no longer be taken back',
  not_contacted: 'Nobody has tried to reach the guest; note an attempt first',
  pass_used: 'This pick-up pass was used before',
  pass_revoked: 'The guest has taken this pick-up pass back',
  pass_other_items: 'This pick-up pass is for other items, or for fewer',
  already_done: 'Somebody else has done this already',
  not_paid_in_full: 'A lapsed booking is confirmed by its whole price alone',
  tag_in_use: 'One of these tags hangs on another bag in the house; please take another one',
  drawer_moved: 'Cash was moved while the count was being saved; please send it again',
  period_invalid:
    'Name a month as YYYY-MM, or a first and a last day as YYYY-MM-DD, in this order, of a year at most',
  already_closed: 'The office is closed then already, for a part of this time or all of it',
  photos_off: 'Photos are switched off here: there is no bucket to keep them in',
  photo_invalid: 'Send the photo itself, as a whole image/jpeg',
  misconfigured: 'Something went wrong on our side',
  internal: 'Something went wrong on our side',
}

const fieldMessageOf: Record<FieldCode, string> = {
  full_name_required: 'Full name is required',
  email_required: 'Email address is required',
  email_invalid: 'Valid email address is required',
  subject_required: 'Subject is required',
  message_required: 'Message is required',
  required: 'Required',
  invalid: 'This value is not valid',
  phone_invalid: 'Valid phone number is required',
  too_long: 'This text is too long',
  invalid_characters: 'This text has characters that cannot be accepted',
  item_count: `Number of items must be ${limits.minItems} to ${limits.maxItems}`,
  date_invalid: 'Valid date is required',
  in_the_past: 'This time has already passed',
  outside_opening_hours: 'This time is outside our opening hours',
  office_closed: 'The office is closed at this time',
  office_full: 'The office can take in no more bags at this time',
  pick_up_before_drop_off: 'Pick-up must not be before drop-off',
  too_far_ahead: `This date is more than ${limits.monthsAhead} months ahead`,
  short_hours: `Short-term storage is 1 to ${limits.maxShortHours} hours`,
  valid_email_required: 'Valid email is required',
  phone_required: 'Phone number is required',
  passengers_required: 'Number of passengers is required',
  departure_date_required: 'Departure date is required',
  departure_time_required: 'Departure time is required',
  direction_required: 'Travel direction is required',
}

export function errorBody({ code, details }: AppError, requestId: string): ErrorBody {
  const fields = Object.entries(details.fields ?? {}).map(
    ([path, field]) => [path, { code: field, message: fieldMessageOf[field] }] as const,
  )
  return {
    error: {
      code,
      message: messageOf[code],
      requestId,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(details.totalPrice !== undefined && { totalPrice: details.totalPrice }),
    },
  }
}
