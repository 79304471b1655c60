import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AttentionKind } from '../../../domain/reports/staff-attention.ts'

export const kindLabels: Record<AttentionKind, MessageDescriptor> = {
  dispute: msg({ message: 'Disputes', context: 'heading: what needs attention' }),
  review: msg({ message: 'Payments to review', context: 'heading: what needs attention' }),
  orphan: msg({ message: 'Payments without a booking', context: 'heading: what needs attention' }),
  refund_failed: msg({ message: 'Failed refunds', context: 'heading: what needs attention' }),
  to_refund: msg({ message: 'Money to refund', context: 'heading: what needs attention' }),
  request: msg({ message: 'Requests to answer', context: 'heading: what needs attention' }),
  message: msg({ message: 'New messages', context: 'heading: what needs attention' }),
  conflict: msg({ message: 'Conflicting changes', context: 'heading: what needs attention' }),
  dropped: msg({ message: 'Money that isn’t recorded', context: 'heading: what needs attention' }),
  unpriced: msg({ message: 'Items without a price', context: 'heading: what needs attention' }),
  not_come: msg({
    message: 'Still open after their date',
    context: 'heading: what needs attention',
  }),
  uncollected: msg({ message: 'Uncollected bags', context: 'heading: what needs attention' }),
  unpaid: msg({ message: 'Unpaid by guests who left', context: 'heading: what needs attention' }),
  till_open: msg({ message: 'Day not closed', context: 'heading: what needs attention' }),
  email: msg({ message: 'Emails that did not arrive', context: 'heading: what needs attention' }),
  mailbox: msg({ message: 'Too many emails', context: 'heading: what needs attention' }),
}

export const kindHints: Record<AttentionKind, MessageDescriptor> = {
  dispute: msg({
    message: 'The guest’s bank wants the money back. Answer at Stripe before the deadline.',
    context: 'hint: what needs attention',
  }),
  review: msg({
    message:
      'The amount, the currency or the booking doesn’t match. Accept the payment or refund it.',
    context: 'hint: what needs attention',
  }),
  orphan: msg({
    message:
      'Stripe took money for a booking that we don’t have. Refund it at Stripe or find the guest.',
    context: 'hint: what needs attention',
  }),
  refund_failed: msg({
    message:
      'The bank sent the refund back. Try again, or pay it out in cash once the guest is here.',
    context: 'hint: what needs attention',
  }),
  to_refund: msg({
    message: 'These guests have paid too much, and no refund is on its way.',
    context: 'hint: what needs attention',
  }),
  request: msg({
    message: 'Agree on a price with the guest, then confirm or decline.',
    context: 'hint: what needs attention',
  }),
  message: msg({
    message: 'From the contact form. Answer, then mark it as read.',
    context: 'hint: what needs attention',
  }),
  conflict: msg({
    message:
      'Something was done offline while somebody else changed the booking, or money was refunded twice. Check bags and money.',
    context: 'hint: what needs attention',
  }),
  dropped: msg({
    message:
      'An entry made offline was removed, and the guest didn’t get the money back. Record it or give it back, then mark it as handled.',
    context: 'hint: what needs attention',
  }),
  unpriced: msg({
    message: 'The number of items changed at check-in, and there was no list price for it.',
    context: 'hint: what needs attention',
  }),
  not_come: msg({
    message: 'Nobody noted that the guest came. Did they? If not, mark them as a no-show.',
    context: 'hint: what needs attention',
  }),
  uncollected: msg({
    message: 'The pick-up date has passed. Try to reach the guest and note what they say.',
    context: 'hint: what needs attention',
  }),
  unpaid: msg({
    message: 'Get the money from the guest, or write it off.',
    context: 'hint: what needs attention',
  }),
  till_open: msg({
    message: 'Count the drawer before today’s first guest, then close the day.',
    context: 'hint: what needs attention',
  }),
  email: msg({
    message: 'Reach the guest another way, then mark it as handled.',
    context: 'hint: what needs attention',
  }),
  mailbox: msg({
    message:
      'Bookings, changes and messages caused so many emails to these addresses that the rest are held back and sent together as one. If somebody else entered the address, cancel those bookings.',
    context: 'hint: what needs attention',
  }),
}
