import { isReturned } from '../payments/account.ts'
import type { Dispute, Payment, Refund } from '../payments/money-rows.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import type { StayEmailKind } from '../stay/stay-update.ts'

export function paymentEmails(
  record: StayRecord,
  known: Payment | undefined,
  payment: Payment,
  status: Stay['status'],
): StayEmailKind[] {
  const before = known?.status
  const isBack = payment.receivedCents > 0 && payment.refundedCents >= payment.receivedCents
  if (payment.status === 'review' && !isBack) {
    const isNew = before !== 'review'
    // The guest is emailed about a payment in review once its money has arrived.
    const isGuests = payment.receivedCents > 0 && (isNew || known?.receivedCents === 0)
    return [
      ...(isNew ? (['payment_review'] as const) : []),
      ...(isGuests ? (['payment_in_review'] as const) : []),
    ]
  }
  const moved = status !== record.stay.status
  if (moved && status === 'confirmed') return ['booking_confirmed', 'new_booking']
  if (moved && status === 'cancelled') return ['stay_cancelled']
  const declinedLate =
    before === 'processing' && (payment.status === 'failed' || payment.status === 'canceled')
  if (declinedLate) return [payment.pendingChange ? 'change_declined' : 'payment_declined']
  if (moved && status === 'expired') return ['payment_expired']
  return []
}

export function disputeEmails(record: StayRecord, disputes: readonly Dispute[]): StayEmailKind[] {
  // An inquiry, open or closed, is reported again as a dispute, because only a dispute withdraws
  // money.
  const isNews = ({ id, status }: Dispute) => {
    const known = record.disputes.find((before) => before.id === id)
    return !known || (known.status !== 'open' && status === 'open')
  }
  const isLost = ({ status }: Dispute) => status === 'lost'
  const endedOtherwise = (row: Dispute) => row.closedAt !== null && !isLost(row)
  return [
    ...(disputes.some(isNews) ? (['dispute_opened'] as const) : []),
    ...(disputes.some(isLost) ? (['dispute_lost'] as const) : []),
    ...(disputes.some(endedOtherwise) ? (['dispute_closed'] as const) : []),
  ]
}

/** Excludes refunds that had failed when first recorded, which the guest doesn't expect. */
export function failedLater(record: StayRecord, refunds: readonly Refund[]): Refund[] {
  const known = new Map(record.refunds.map((refund) => [refund.id, refund]))
  return refunds.filter(({ id, failedAt }) => failedAt !== null && known.get(id)?.failedAt === null)
}

/**
 * Returns emails about late failures and about refunds that we didn't request.
 * If Stripe's response also cancels the stay, the cancellation's email covers new refunds.
 */
export function refundEmails(
  record: StayRecord,
  refunds: readonly Refund[],
  status: Stay['status'],
): StayEmailKind[] {
  const known = new Set(record.refunds.map(({ id }) => id))
  const isNews = (refund: Refund) => isReturned(refund) && !known.has(refund.id)
  const endsIt = status !== record.stay.status && status === 'cancelled'
  return [
    ...(failedLater(record, refunds).length > 0
      ? (['refund_failed', 'refund_delayed'] as const)
      : []),
    ...(refunds.some(isNews) && !endsIt ? (['refunded'] as const) : []),
  ]
}
