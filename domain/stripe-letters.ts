import type { StayLetter } from './stay-change.ts'
import type { Dispute, Payment, Refund, Stay, StayFile } from './stay-file.ts'

/** The mails about a payment that moved. */
export function paymentLetters(
  file: StayFile,
  known: Payment | undefined,
  payment: Payment,
  status: Stay['status'],
): StayLetter[] {
  const before = known?.state
  // Nobody has to look at money that is back already.
  const isBack = payment.receivedCents > 0 && payment.refundedCents >= payment.receivedCents
  if (payment.state === 'review' && !isBack) {
    const isNew = before !== 'review'
    // An intent may be wrong before it takes any money: the office hears of it then, the guest later.
    const isGuests = payment.receivedCents > 0 && (isNew || known?.receivedCents === 0)
    return [
      ...(isNew ? (['payment_review'] as const) : []),
      ...(isGuests ? (['payment_in_review'] as const) : []),
    ]
  }
  // Money for a stay that was cancelled: nobody waits for it, and somebody has to give it back.
  const cameTooLate = payment.state === 'succeeded' && before !== 'succeeded'
  if (cameTooLate && file.stay.status === 'cancelled' && !isBack)
    return ['payment_review', 'payment_in_review']
  if (status !== file.stay.status && status === 'confirmed') return ['booking_confirmed']
  const declinedLate =
    before === 'processing' && (payment.state === 'failed' || payment.state === 'canceled')
  if (declinedLate) return ['payment_declined']
  if (status !== file.stay.status && status === 'expired') return ['payment_lapsed']
  return []
}

export function disputeLetters(file: StayFile, disputes: readonly Dispute[]): StayLetter[] {
  // A question of the bank's that becomes a dispute takes the money, and so is news once more.
  const isNews = ({ id, state }: Dispute) => {
    const known = file.disputes.find((before) => before.id === id)
    return !known || (known.state === 'inquiry' && state === 'open')
  }
  const isLost = ({ state }: Dispute) => state === 'lost'
  const endedOtherwise = (row: Dispute) => row.closedAt !== null && !isLost(row)
  return [
    ...(disputes.some(isNews) ? (['dispute_opened'] as const) : []),
    ...(disputes.some(isLost) ? (['dispute_lost'] as const) : []),
    ...(disputes.some(endedOtherwise) ? (['dispute_closed'] as const) : []),
  ]
}

/** Only a refund that we knew of, and that the guest counts on, can fail later: once. */
export function refundLetters(file: StayFile, refunds: readonly Refund[]): StayLetter[] {
  const countedOn = new Set(
    file.refunds.filter(({ failedAt }) => failedAt === null).map(({ id }) => id),
  )
  const failed = refunds.some(({ id, failedAt }) => failedAt !== null && countedOn.has(id))
  return failed ? ['refund_failed'] : []
}
