import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../domain/input/errors.ts'
import { AppError, errorBody, statusOf } from '../../worker/errors.ts'

const told = {
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
  booked_already: [
    409,
    'There is a booking for these times already; send again: true to make one more',
  ],
  payment_unsettled: [
    409,
    'Your earlier payment has gone through or is about to; ask how it stands',
  ],
  idempotency_key_invalid: [400, 'Idempotency-Key must be a UUID'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for another request'],
  unauthorized: [401, 'Staff only: please sign in'],
  owner_only: [403, 'Only an owner may do this; please ask one'],
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
  tags_invalid: [422, 'A tag is missing, named twice, or its bag is not here'],
  more_than_due: [422, 'More than is due'],
  not_paid_in_full: [422, 'An expired booking is confirmed by its whole price alone'],
  not_contacted: [409, 'Nobody has tried to reach the guest; note an attempt first'],
  nothing_to_undo: [409, 'The last change of this stay cannot be taken back'],
  undo_too_late: [409, 'This can no longer be taken back'],
  times_invalid: [422, 'The pick-up would come before the drop-off'],
  already_done: [409, 'Somebody else has done this already'],
  period_invalid: [
    422,
    'Name a month as YYYY-MM, or a first and a last day as YYYY-MM-DD, in this order, of a year at most',
  ],
  already_closed: [409, 'The office is closed then already, for a part of this time or all of it'],
  drawer_short: [
    409,
    'By the books the drawer holds less; add what is missing to the float, or use the other currency',
  ],
  count_outdated: [409, 'A newer count of the drawer has closed the day already'],
  drawer_moved: [409, 'Cash was moved while the count was being saved; please send it again'],
  photos_off: [409, 'Photos are switched off here: there is no bucket to keep them in'],
  photo_invalid: [422, 'Send the photo itself, as a whole image/jpeg'],
  pass_used: [409, 'This pick-up pass was used before'],
  pass_revoked: [409, 'The guest has taken this pick-up pass back'],
  pass_other_items: [422, 'This pick-up pass is for other items, or for fewer'],
  tag_in_use: [409, 'One of these tags is on another bag here; please take another one'],
  misconfigured: [500, 'Something went wrong on our side'],
  internal: [500, 'Something went wrong on our side'],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>

type Told = keyof typeof told

describe('every failure is told by a status and a sentence of its own', () => {
  it.each(Object.entries(told) as [Told, (typeof told)[Told]][])(
    '%s',
    (code, [status, message]) => {
      expect(statusOf(code)).toBe(status)
      expect(errorBody(new AppError(code), 'request')).toEqual({
        error: { code, message, requestId: 'request' },
      })
    },
  )
})
