import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ChargeKind,
  DisputeStatus,
  Payment,
  PaymentStatus,
  RefundStatus,
} from '../../../../domain/payments/money-rows.ts'
import type { OwnReason } from '../../../../domain/stay/audit-data.ts'

export const chargeLabels: Record<ChargeKind, MessageDescriptor> = {
  quote: msg({ message: 'Price agreed', context: 'line of an account: why money is owed' }),
  changed: msg({
    message: 'Change of dates or items',
    context: 'line of an account: why money is owed',
  }),
  agreed: msg({
    message: 'Another price agreed',
    context: 'line of an account: why money is owed',
  }),
  extra_days: msg({ message: 'Extra days', context: 'line of an account: why money is owed' }),
  reinstated: msg({ message: 'Owed again', context: 'line of an account: why money is owed' }),
  unused_days: msg({ message: 'Days not used', context: 'line of an account: why money is owed' }),
  not_due: msg({ message: 'No longer owed', context: 'line of an account: why money is owed' }),
  goodwill: msg({ message: 'Goodwill', context: 'line of an account: why money is owed' }),
  written_off: msg({ message: 'Written off', context: 'line of an account: why money is owed' }),
  overpayment_kept: msg({
    message: 'Overpaid money kept',
    context: 'line of an account: why money is owed',
  }),
}

export const methodLabels: Record<Payment['method'], MessageDescriptor> = {
  stripe: msg({ message: 'Online', context: 'how money was paid' }),
  cash: msg({ message: 'Cash', context: 'how money was paid' }),
  desk_card: msg({ message: 'Card at the desk', context: 'how money was paid' }),
}

export const paymentLabels: Record<PaymentStatus, MessageDescriptor> = {
  pending: msg({ message: 'Not paid', context: 'state of a payment' }),
  processing: msg({ message: 'Processing', context: 'state of a payment' }),
  failed: msg({ message: 'Failed', context: 'state of a payment' }),
  canceled: msg({ message: 'Cancelled', context: 'state of a payment' }),
  succeeded: msg({ message: 'Received', context: 'state of a payment' }),
  review: msg({ message: 'Needs review', context: 'state of a payment' }),
  voided: msg({ message: 'Undone', context: 'state of a payment' }),
}

export const refundLabels: Record<RefundStatus, MessageDescriptor> = {
  requested: msg({ message: 'Requested', context: 'state of a refund' }),
  pending: msg({ message: 'On its way', context: 'state of a refund' }),
  succeeded: msg({ message: 'Refunded', context: 'state of a refund' }),
  failed: msg({ message: 'Failed', context: 'state of a refund' }),
  canceled: msg({ message: 'Cancelled', context: 'state of a refund' }),
}

export const disputeLabels: Record<DisputeStatus, MessageDescriptor> = {
  inquiry: msg({
    message: 'Bank enquiry',
    context: 'state of a dispute with a cardholder’s bank',
  }),
  open: msg({ message: 'Open', context: 'state of a dispute with a cardholder’s bank' }),
  won: msg({ message: 'Won', context: 'state of a dispute with a cardholder’s bank' }),
  lost: msg({ message: 'Lost', context: 'state of a dispute with a cardholder’s bank' }),
  closed: msg({ message: 'Closed', context: 'state of a dispute with a cardholder’s bank' }),
}

/** Labels of reasons that are set by code. Reasons typed by staff are shown unchanged. */
const ownReasonLabels: Record<OwnReason, MessageDescriptor> = {
  erased: msg({ message: 'Reason erased', context: 'reason of a refund' }),
  'By the guest, from the pass': msg({
    message: 'By the guest, from the pass',
    context: 'reason of a refund',
  }),
  unused_days: msg({ message: 'Days not used', context: 'line of an account: why money is owed' }),
  checked_in: msg({ message: 'Fewer items than booked', context: 'reason of a refund' }),
  change_not_applied: msg({ message: 'Paid change not made', context: 'reason of a refund' }),
  change_already_applied: msg({
    message: 'Change already made at the desk',
    context: 'reason of a refund',
  }),
  overpaid: msg({ message: 'Paid too much', context: 'reason of a refund' }),
  made_at_stripe: msg({ message: 'Made in Stripe’s dashboard', context: 'reason of a refund' }),
}

export const reasonLabels: Partial<Record<string, MessageDescriptor>> = ownReasonLabels
