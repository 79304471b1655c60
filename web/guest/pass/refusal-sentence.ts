import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api.ts'

const changed = msg({
  message: 'Your booking has changed in the meantime. Please check it before you go on.',
  context: 'why a change on the guest’s pass failed',
})
const callUs = msg({
  message: 'This can’t be done here any more. Please call us.',
  context: 'why something on the guest’s pass failed',
})
const dropOffPassed = msg({
  message:
    'Your drop-off time has passed, so you can’t move the booking to another day here. Call or write to us, and we’ll find a way.',
  context: 'why a change on the guest’s pass failed',
})
const agreedPrice = msg({
  message: 'Our staff agreed the price of this booking with you, so only they can change it.',
  context: 'why a change on the guest’s pass failed',
})
const wrongTimes = msg({
  message: 'Please check the dates and times.',
  context: 'why a change on the guest’s pass failed',
})
const atDesk = msg({
  message:
    'From your drop-off day on, the price can’t be lowered here. If you bring fewer items or collect on an earlier day, we’ll refund the difference then.',
  context: 'why a change on the guest’s pass failed',
})
const payment = msg({
  message: 'A payment for this booking is still open. Please try again in an hour, or call us.',
  context: 'why a change on the guest’s pass failed',
})
const tooOften = msg({
  message: 'Too many attempts. Please wait a minute.',
  context: 'why a change on the guest’s pass failed',
})
const lost = msg({
  message: 'The connection was lost. Please try again: nothing will be done twice.',
  context: 'why a change on the guest’s pass failed',
})

function refusalSentence(error: unknown, invalid = wrongTimes): MessageDescriptor {
  if (!(error instanceof ApiError)) return lost
  switch (error.code) {
    case 'stay_changed':
      return changed
    case 'validation_failed':
      return invalid
    case 'times_invalid':
      return wrongTimes
    case 'refunded_at_desk':
      return atDesk
    case 'drop_off_passed':
      return dropOffPassed
    case 'price_set_by_staff':
    case 'below_credit':
      return agreedPrice
    case 'payment_open':
      return payment
    case 'rate_limited':
      return tooOften
    default:
      return error.status >= 500 ? lost : callUs
  }
}

export interface ShownFailure {
  text: string
  /** True if the office may help. */
  asksOffice: boolean
}

export function shownFailureOf(
  i18n: I18n,
  error: unknown,
  invalid?: MessageDescriptor,
): ShownFailure {
  const sentence = refusalSentence(error, invalid)
  const asksOffice = [callUs, dropOffPassed, agreedPrice, payment].includes(sentence)
  return { text: i18n._(sentence), asksOffice }
}
