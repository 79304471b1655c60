import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { OfflineEndpoint } from '../../../domain/desk/offline-endpoints.ts'
import type { PastChange } from '../../../domain/stay/stay-history.ts'
import type { DeskEndpoint, DeskRequest, PendingAction } from '../offline/pending-action.ts'

interface Words {
  done: MessageDescriptor
  isUndoable?: true
}

interface WaitingLabels<C extends DeskEndpoint> extends Words {
  /** Summary of the pending action, such as `Check-in: 4, 5`. */
  waiting: (request: DeskRequest<C>, locale: Locale) => MessageDescriptor
}

type ActionLabels = {
  [C in DeskEndpoint]: C extends OfflineEndpoint ? WaitingLabels<C> : Words
}

export const actionLabels: ActionLabels = {
  'POST /api/staff/rides': {
    done: msg({ message: 'Entered.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays': {
    done: msg({ message: 'Checked in.', context: 'desk: what was done' }),
    waiting: (request) => {
      const tags = request.tags.join(', ')
      return msg({
        message: `Walk-in: ${tags}`,
        context: 'desk: what waits, with numbers of tags',
      })
    },
  },
  'POST /api/staff/stays/:id/check-in': {
    done: msg({ message: 'Checked in.', context: 'desk: what was done' }),
    waiting: (request) => {
      const tags = request.tags.join(', ')
      return msg({
        message: `Check-in: ${tags}`,
        context: 'desk: what waits, with numbers of tags',
      })
    },
    isUndoable: true,
  },
  'POST /api/staff/stays/:id/bags': {
    done: msg({ message: 'Added.', context: 'desk: bags were added to a stay' }),
    waiting: (request) => {
      const tags = request.tags.join(', ')
      return msg({
        message: `Added: ${tags}`,
        context: 'desk: what waits, with numbers of tags',
      })
    },
    isUndoable: true,
  },
  'POST /api/staff/stays/:id/check-out': {
    done: msg({ message: 'Checked out.', context: 'desk: what was done' }),
    waiting: (request) => {
      const tags = request.tags.join(', ')
      return msg({
        message: `Check-out: ${tags}`,
        context: 'desk: what waits, with numbers of tags',
      })
    },
    isUndoable: true,
  },
  'POST /api/staff/stays/:id/payments': {
    done: msg({ message: 'Payment taken.', context: 'desk: what was done' }),
    waiting: ({ cents, method }, locale) => {
      const amount = euroText(cents, locale)
      return method === 'cash'
        ? msg({ message: `Cash: ${amount}`, context: 'desk: what waits, with an amount' })
        : msg({ message: `Card: ${amount}`, context: 'desk: what waits, with an amount' })
    },
    isUndoable: true,
  },
  'POST /api/staff/stays/:id/refunds': {
    done: msg({ message: 'Refund noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/cancel': {
    done: msg({ message: 'Cancelled.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/change': {
    done: msg({ message: 'Changed.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/price': {
    done: msg({ message: 'Price noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/confirm': {
    done: msg({ message: 'Confirmed.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/no-show': {
    done: msg({ message: 'Marked as no-show.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/complete': {
    done: msg({ message: 'Completed.', context: 'desk: what was done' }),
    isUndoable: true,
  },
  'POST /api/staff/stays/:id/resolve': {
    done: msg({ message: 'Noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/review': {
    done: msg({ message: 'Done.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/write-off': {
    done: msg({ message: 'Written off.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/keep-overpayment': {
    done: msg({ message: 'Kept.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/pay-out': {
    done: msg({ message: 'Paid out.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/fiscal-number': {
    done: msg({ message: 'Noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/details': {
    done: msg({ message: 'Corrected.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/note': {
    done: msg({ message: 'Noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/tags': {
    done: msg({ message: 'Tag changed.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/contacts': {
    done: msg({ message: 'Noted.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/abandon': {
    done: msg({ message: 'Marked as abandoned.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/ask-stripe': {
    done: msg({ message: 'Checked with Stripe.', context: 'desk: what was done' }),
  },
  'POST /api/staff/stays/:id/undo': {
    done: msg({ message: 'Undone.', context: 'desk: what was done' }),
  },
}

export function waitingLabels(
  { endpoint: call, body }: PendingAction,
  locale: Locale,
): MessageDescriptor {
  // TypeScript can't see that `body` belongs to `call`.
  return actionLabels[call].waiting(body as never, locale)
}

export const historyLabels: Record<PastChange['action'], MessageDescriptor> = {
  booked: msg({ message: 'Booked, to be paid online', context: 'what happened to a booking' }),
  requested: msg({ message: 'Service requested', context: 'what happened to a booking' }),
  reserved: msg({
    message: 'Reserved, to be paid at the desk',
    context: 'what happened to a booking',
  }),
  payment_synced: msg({
    message: 'Payment update from Stripe',
    context: 'what happened to a booking',
  }),
  change_payment_started: msg({
    message: 'Began to pay online for a change',
    context: 'what happened to a booking',
  }),
  payment_expired: msg({ message: 'Payment abandoned', context: 'what happened to a booking' }),
  review_accepted: msg({
    message: 'Payment accepted after review',
    context: 'what happened to a booking',
  }),
  refund_requested: msg({ message: 'Refund', context: 'what happened to a booking' }),
  refund_refused: msg({
    message: 'Refund refused by Stripe',
    context: 'what happened to a booking',
  }),
  changed: msg({ message: 'Dates or items changed', context: 'what happened to a booking' }),
  bags_collected: msg({ message: 'Some bags given out', context: 'what happened to a booking' }),
  bags_added: msg({ message: 'Bags added', context: 'what happened to a booking' }),
  tag_changed: msg({ message: 'Tag changed', context: 'what happened to a booking' }),
  checked_in_again: msg({
    message: 'Checked in on another device too',
    context: 'what happened to a booking',
  }),
  checked_out_again: msg({
    message: 'Given out on another device too',
    context: 'what happened to a booking',
  }),
  walked_in: msg({ message: 'Walked in', context: 'what happened to a booking' }),
  ride_entered: msg({ message: 'Entered by staff', context: 'what happened to a booking' }),
  details_corrected: msg({
    message: 'Guest’s details corrected',
    context: 'what happened to a booking',
  }),
  desk_noted: msg({
    message: 'Note for colleagues changed',
    context: 'what happened to a booking',
  }),
  price_set: msg({ message: 'Price set by staff', context: 'what happened to a booking' }),
  undone: msg({ message: 'Last step undone', context: 'what happened to a booking' }),
  resolved: msg({ message: 'Handled by staff', context: 'what happened to a booking' }),
  written_off: msg({ message: 'Written off', context: 'what happened to a booking' }),
  overpayment_kept: msg({ message: 'Overpaid money kept', context: 'what happened to a booking' }),
  paid_out: msg({ message: 'Paid out in cash', context: 'what happened to a booking' }),
  fiscal_noted: msg({ message: 'Fiscal receipt noted', context: 'what happened to a booking' }),
  complete: msg({ message: 'Service completed', context: 'what happened to a booking' }),
  collector_named: msg({ message: 'Pick-up pass made', context: 'what happened to a booking' }),
  collector_revoked: msg({
    message: 'Pick-up pass revoked',
    context: 'what happened to a booking',
  }),
  contacted: msg({ message: 'Guest contacted', context: 'what happened to a booking' }),
  payment_taken: msg({
    message: 'Payment taken at the desk',
    context: 'what happened to a booking',
  }),
  confirm: msg({ message: 'Confirmed', context: 'what happened to a booking' }),
  expire: msg({ message: 'Expired unpaid', context: 'what happened to a booking' }),
  check_in: msg({ message: 'Checked in', context: 'what happened to a booking' }),
  check_out: msg({ message: 'Checked out', context: 'what happened to a booking' }),
  cancel: msg({ message: 'Cancelled', context: 'what happened to a booking' }),
  no_show: msg({ message: 'Marked as no-show', context: 'what happened to a booking' }),
  erasure_asked: msg({
    message: 'Asked for their data to be erased',
    context: 'what happened to a booking',
  }),
  stripe_asked: msg({
    message: 'Asked Stripe about the payments',
    context: 'what happened to a booking',
  }),
  link_requested: msg({
    message: 'Asked for the lost link',
    context: 'what happened to a booking',
  }),
  entry_dropped: msg({
    message: 'Entry removed, not recorded',
    context: 'what happened to a booking',
  }),
  photo_taken: msg({ message: 'Photo taken', context: 'what happened to a bag' }),
  photo_removed: msg({ message: 'Photo removed', context: 'what happened to a bag' }),
  abandon: msg({ message: 'Luggage marked as abandoned', context: 'what happened to a booking' }),
}
