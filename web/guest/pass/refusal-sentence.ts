import type { MessageDescriptor } from '@lingui/core'
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

export function refusalSentence(error: unknown, invalid = wrongTimes): MessageDescriptor {
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
    case 'payment_open':
      return payment
    case 'rate_limited':
      return tooOften
    default:
      return error.status >= 500 ? lost : callUs
  }
}
