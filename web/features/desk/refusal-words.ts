import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffErrorCode } from '../../../domain/staff-errors.ts'

/** Why something at the counter was not done, and what to do instead. */
export const refusalWords: Record<StaffErrorCode, MessageDescriptor> = {
  unauthorized: msg({
    message: 'Your session has ended. Sign in again.',
    context: 'counter: why an act was refused',
  }),
  access_unavailable: msg({
    message: 'The sign-in can’t be checked right now. Try again in a minute.',
    context: 'counter: why an act was refused',
  }),
  stay_changed: msg({
    message: 'Somebody changed this stay at the same moment. Below it is as it stands now.',
    context: 'counter: why an act was refused',
  }),
  not_allowed: msg({
    message: 'This is not possible as the stay stands now.',
    context: 'counter: why an act was refused',
  }),
  payment_open: msg({
    message: 'An online payment is still open. Wait until it is through or has lapsed.',
    context: 'counter: why an act was refused',
  }),
  price_by_staff: msg({
    message: 'There is no fixed price for this. Agree on one with the guest.',
    context: 'counter: why an act was refused',
  }),
  below_credit: msg({
    message: 'More was already given back than would be owed then.',
    context: 'counter: why an act was refused',
  }),
  nothing_to_return: msg({
    message: 'There is nothing to give back.',
    context: 'counter: why an act was refused',
  }),
  tags_invalid: msg({
    message: 'A tag is missing, named twice, or its bag is not here.',
    context: 'counter: why an act was refused',
  }),
  more_than_due: msg({
    message: 'That is more than there is to pay or to give back.',
    context: 'counter: why an act was refused',
  }),
  not_paid_in_full: msg({
    message: 'This booking has lapsed. Only the whole price brings it back.',
    context: 'counter: why an act was refused',
  }),
  times_invalid: msg({
    message: 'The pick-up would be before the drop-off.',
    context: 'counter: why an act was refused',
  }),
  already_done: msg({
    message: 'A colleague has done this already.',
    context: 'counter: why an act was refused',
  }),
  nothing_to_undo: msg({
    message: 'There is nothing that could be taken back: something else has happened since.',
    context: 'counter: why an act was refused',
  }),
  undo_too_late: msg({
    message: 'That is too long ago to be taken back.',
    context: 'counter: why an act was refused',
  }),
  period_invalid: msg({
    message: 'These days are not possible.',
    context: 'counter: why an act was refused',
  }),
  already_closed: msg({
    message: 'The office is closed then already.',
    context: 'counter: why an act was refused',
  }),
  tag_in_use: msg({
    message: 'A tag hangs on another bag in the house. Take the numbers proposed now.',
    context: 'counter: why an act was refused',
  }),
}
