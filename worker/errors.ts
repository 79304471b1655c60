import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { limits } from '../domain/business/business.ts'
import type { ErrorBody, ErrorCode, FieldCode, FieldErrors } from '../domain/input/errors.ts'

interface Details extends Pick<ErrorBody['error'], 'totalPrice'> {
  fields?: FieldErrors
  /** Seconds until the client may retry. */
  retryAfter?: number
  /** Goes to the log and `job_runs`, so it must not contain personal data. */
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

const failures: Record<ErrorCode, readonly [ContentfulStatusCode, string]> = {
  invalid_json: [400, 'The request is not valid JSON'],
  unsupported_media_type: [415, 'Send the request as application/json'],
  payload_too_large: [413, 'The request is too large'],
  validation_failed: [422, 'Some fields need your attention'],
  price_mismatch: [409, 'The price has changed; totalPrice carries the current one in cents'],
  price_on_request: [
    422,
    'The price of this request is named by our staff; it cannot be paid online',
  ],
  booking_expired: [409, 'This booking was not paid in time; please start a new one'],
  payment_unsettled: [
    409,
    'Your earlier payment has gone through or is about to; ask how it stands',
  ],
  booked_already: [
    409,
    'There is a booking for these times already; send again: true to make one more',
  ],
  idempotency_key_invalid: [400, 'Idempotency-Key must be a UUID'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for another request'],
  unauthorized: [401, 'Staff only: please sign in'],
  cross_site: [403, 'Requests from other sites are not accepted'],
  not_found: [404, 'Not found'],
  link_replaced: [410, 'This link ended when the email address of its booking was corrected'],
  method_not_allowed: [405, 'This method is not allowed here'],
  rate_limited: [429, 'Too many requests; please wait, as Retry-After says, and try again'],
  webhook_signature_invalid: [400, 'The signature of this event is not valid'],
  payment_unavailable: [
    503,
    'The payment service cannot be reached right now; please try again in a moment',
  ],
  storage_unavailable: [
    503,
    'Our database cannot be reached right now; please try again in a moment',
  ],
  schema_behind: [503, 'Our database is not ready for this yet; please try again later'],
  access_unavailable: [503, 'Sign-ins cannot be checked right now; please try again in a moment'],
  owner_only: [403, 'Only an owner may do this; please ask one'],
  stay_changed: [409, 'Someone else changed this stay first; please look at it again'],
  not_allowed: [409, 'This is not possible in the stay’s current state'],
  payment_open: [409, 'A payment of this stay is still open; wait for it, or let it expire'],
  price_set_by_staff: [422, 'There is no rule for this price; please name it'],
  refunded_at_desk: [409, 'From the day of the drop-off on, only the desk lowers the price'],
  drop_off_passed: [
    409,
    'The drop-off time has passed, so only the desk moves the stay to another day',
  ],
  below_credit: [422, 'Less would be owed than was given away already'],
  nothing_to_return: [409, 'Nothing is overpaid, or none of it can go back in this way'],
  times_invalid: [422, 'The pick-up would come before the drop-off'],
  tags_invalid: [422, 'A tag is missing, named twice, or its bag is not here'],
  more_than_due: [422, 'More than is due'],
  nothing_to_undo: [409, 'The last change of this stay cannot be taken back'],
  undo_too_late: [409, 'This can no longer be taken back'],
  not_contacted: [409, 'Nobody has tried to reach the guest; note an attempt first'],
  pass_used: [409, 'This pick-up pass was used before'],
  pass_revoked: [409, 'The guest has taken this pick-up pass back'],
  pass_other_items: [422, 'This pick-up pass is for other items, or for fewer'],
  already_done: [409, 'Somebody else has done this already'],
  not_paid_in_full: [422, 'An expired booking is confirmed by its whole price alone'],
  tag_in_use: [409, 'One of these tags is on another bag here; please take another one'],
  drawer_moved: [409, 'Cash was moved while the count was being saved; please send it again'],
  drawer_short: [
    409,
    'By the books the drawer holds less; add what is missing to the float, or use the other currency',
  ],
  count_outdated: [409, 'A newer count of the drawer has closed the day already'],
  period_invalid: [
    422,
    'Name a month as YYYY-MM, or a first and a last day as YYYY-MM-DD, in this order, of a year at most',
  ],
  already_closed: [409, 'The office is closed then already, for a part of this time or all of it'],
  photos_off: [409, 'Photos are switched off here: there is no bucket to keep them in'],
  photo_invalid: [422, 'Send the photo itself, as a whole image/jpeg'],
  misconfigured: [500, 'Something went wrong on our side'],
  internal: [500, 'Something went wrong on our side'],
}

export const statusOf = (code: ErrorCode): ContentfulStatusCode => failures[code][0]

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
      message: failures[code][1],
      requestId,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(details.totalPrice !== undefined && { totalPrice: details.totalPrice }),
    },
  }
}
