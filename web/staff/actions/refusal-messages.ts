import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type StaffErrorCode, staffErrorCodes } from '../../../domain/input/staff-errors.ts'
import { ApiError } from '../../api.ts'
import { isSignedOut } from '../session/staff-load.ts'

/**
 * Returns the error's code, or `unauthorized` for any 401.
 * Returns `undefined` if `refusalMessages` has no message for the error.
 */
export function staffCodeOf(error: Error): StaffErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined
  // A redirect to Access's sign-in has no error code.
  if (isSignedOut(error)) return 'unauthorized'
  return staffErrorCodes.find((one) => one === error.code)
}

export const refusalMessages: Record<StaffErrorCode, MessageDescriptor> = {
  unauthorized: msg({
    message: 'Nobody was signed in, so this was not saved. Sign in, then send it again.',
    context: 'desk: why an action was refused',
  }),
  access_unavailable: msg({
    message: 'The sign-in can’t be checked right now. Try again in a minute.',
    context: 'desk: why an action was refused',
  }),
  owner_only: msg({
    message: 'Only an owner can do this.',
    context: 'desk: why an action was refused',
  }),
  stay_changed: msg({
    message: 'Someone else changed this stay at the same moment. It is shown below as it is now.',
    context: 'desk: why an action was refused',
  }),
  not_allowed: msg({
    message: 'That isn’t possible in the stay’s current state.',
    context: 'desk: why an action was refused',
  }),
  payment_open: msg({
    message: 'An online payment is still open. Wait until it has gone through or expired.',
    context: 'desk: why an action was refused',
  }),
  price_set_by_staff: msg({
    message: 'There is no list price for this. Agree on one with the guest.',
    context: 'desk: why an action was refused',
  }),
  refunded_at_desk: msg({
    message: 'The difference is refunded once the bags are here.',
    context: 'desk: why an action was refused',
  }),
  drop_off_passed: msg({
    message: 'The drop-off time has passed, so the guest can’t move the day. You can.',
    context: 'desk: why an action was refused',
  }),
  below_credit: msg({
    message: 'More has already been refunded than the stay would then cost.',
    context: 'desk: why an action was refused',
  }),
  nothing_to_return: msg({
    message: 'There is nothing to refund.',
    context: 'desk: why an action was refused',
  }),
  tags_invalid: msg({
    message: 'A tag is missing, entered twice, or its bag is not here.',
    context: 'desk: why an action was refused',
  }),
  more_than_due: msg({
    message: 'That is more than the amount to pay or to refund.',
    context: 'desk: why an action was refused',
  }),
  not_paid_in_full: msg({
    message: 'This booking has expired. Only paying the full price reinstates it.',
    context: 'desk: why an action was refused',
  }),
  times_invalid: msg({
    message: 'The pick-up would be before the drop-off.',
    context: 'desk: why an action was refused',
  }),
  already_done: msg({
    message: 'A colleague has done this already.',
    context: 'desk: why an action was refused',
  }),
  nothing_to_undo: msg({
    message: 'This can’t be undone: something else has happened since.',
    context: 'desk: why an action was refused',
  }),
  undo_too_late: msg({
    message: 'It’s too late to undo that.',
    context: 'desk: why an action was refused',
  }),
  not_contacted: msg({
    message: 'Nobody has tried to reach the guest yet. Try first, and save the contact.',
    context: 'desk: why an action was refused',
  }),
  pass_used: msg({
    message: 'This pick-up pass has already been used. Call the guest.',
    context: 'desk: why an action was refused',
  }),
  pass_revoked: msg({
    message: 'The guest has revoked this pick-up pass. Give nothing out by it; call the guest.',
    context: 'desk: why an action was refused',
  }),
  pass_other_items: msg({
    message: 'This pick-up pass is for other items, or for fewer.',
    context: 'desk: why an action was refused',
  }),
  period_invalid: msg({
    message: 'These days are not possible.',
    context: 'desk: why an action was refused',
  }),
  already_closed: msg({
    message: 'The office is already closed then.',
    context: 'desk: why an action was refused',
  }),
  drawer_moved: msg({
    message: 'Cash was moved while the count was being saved. Send it again.',
    context: 'desk: why an action was refused',
  }),
  drawer_short: msg({
    message:
      'According to our records, there isn’t that much in the drawer. Add what is missing to the float first, or use the other currency.',
    context: 'desk: why an action was refused',
  }),
  count_outdated: msg({
    message: 'The day has already been closed with a newer count.',
    context: 'desk: why an action was refused',
  }),
  photos_off: msg({
    message: 'Photos are switched off here.',
    context: 'desk: why an action was refused',
  }),
  photo_invalid: msg({
    message: 'This picture can’t be used. Take another one.',
    context: 'desk: why an action was refused',
  }),
  tag_in_use: msg({
    message: 'One of these tags is already on another bag here. Use the numbers suggested now.',
    context: 'desk: why an action was refused',
  }),
}
