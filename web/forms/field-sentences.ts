import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { limits } from '../../domain/business/business.ts'
import type { FieldCode } from '../../domain/input/errors.ts'

const { minItems, maxItems, maxShortHours, monthsAhead } = limits

export const fieldSentences: Record<FieldCode, MessageDescriptor> = {
  full_name_required: msg({ message: 'Full name is required', context: 'under a field' }),
  email_required: msg({ message: 'Email address is required', context: 'under a field' }),
  email_invalid: msg({ message: 'Valid email address is required', context: 'under a field' }),
  subject_required: msg({ message: 'Subject is required', context: 'under a field' }),
  message_required: msg({ message: 'Message is required', context: 'under a field' }),
  required: msg({ message: 'Required', context: 'under a field that was left empty' }),
  invalid: msg({ message: 'We can’t read this. Please check it', context: 'under a field' }),
  phone_invalid: msg({
    message: 'Please check the phone number, for example +355 69 123 4567',
    context: 'under a field',
  }),
  too_long: msg({ message: 'This is too long', context: 'under a field' }),
  invalid_characters: msg({
    message: 'This contains characters that can’t be printed. Please type it again',
    context: 'under a field',
  }),
  item_count: msg({
    message: `Number of items must be from ${minItems} to ${maxItems}`,
    context: 'under a field',
  }),
  date_invalid: msg({ message: 'This date does not exist', context: 'under a field' }),
  in_the_past: msg({
    message: 'This has already passed in Tirana. Please choose a later one',
    context: 'under a date or time',
  }),
  outside_opening_hours: msg({
    message: 'We are closed at this time. Please choose another',
    context: 'under a time',
  }),
  office_closed: msg({
    message: 'We are closed then. Please choose another day or time',
    context: 'under a date or time',
  }),
  office_full: msg({
    message: 'We can’t take any more bags then. Please choose another day or time',
    context: 'under a date or time',
  }),
  pick_up_before_drop_off: msg({
    message: 'Pick-up can’t be before drop-off',
    context: 'under a date or time',
  }),
  too_far_ahead: msg({
    message: `We take bookings up to ${monthsAhead} months ahead`,
    context: 'under a date',
  }),
  short_hours: msg({
    message: `Short-term storage is from 1 to ${maxShortHours} hours`,
    context: 'under a field',
  }),
  valid_email_required: msg({ message: 'Valid email is required', context: 'under a field' }),
  phone_required: msg({ message: 'Phone number is required', context: 'under a field' }),
  passengers_required: msg({
    message: 'Number of passengers is required',
    context: 'under a field',
  }),
  departure_date_required: msg({ message: 'Departure date is required', context: 'under a field' }),
  departure_time_required: msg({ message: 'Departure time is required', context: 'under a field' }),
  direction_required: msg({ message: 'Travel direction is required', context: 'under a field' }),
}
