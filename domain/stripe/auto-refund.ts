import { isKept, paymentContext } from '../pass/change-payment-result.ts'
import { overpaid, withoutReview } from '../payments/account.ts'
import type { Payment, Refund } from '../payments/money-rows.ts'
import { type OwnReason, ownReasons } from '../stay/audit-data.ts'
import { refundTo } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { recordAfter, type StayEmailKind, type StayUpdate } from '../stay/stay-update.ts'

/**
 * Returns `update` with a refund to `payment` if the stay is overpaid, and the emails about it.
 * `payment` must have just been received. If it is in review, `update` is returned unchanged.
 */
export function withAutoRefund(
  record: StayRecord,
  update: StayUpdate,
  payment: Payment,
  at: Date,
): StayUpdate {
  // Staff decide about money in review, and refunded money must not be refunded again.
  if (!isKept(payment)) return update
  const after = withoutReview(recordAfter(record, update, at))
  const refund = refundTo(after, payment, reasonOf(update), paymentContext(payment, at))
  const isStuck = !refund && overpaid(after) > 0
  const emails = emailsOf(record, update, { refund, isStuck })
  const kept = payment.receivedCents - payment.refundedCents - (refund?.cents ?? 0)
  return {
    ...update,
    data: {
      ...update.data,
      ...(refund && { back: refund.cents }),
      ...(isMissed(update) && !isStuck && kept > 0 && { kept }),
    },
    refunds: [...update.refunds, ...(refund ? [refund] : [])],
    emails: [...new Set<StayEmailKind>([...emails, ...update.emails])],
  }
}

function isMissed({ data }: StayUpdate): boolean {
  return data.change !== undefined && data.change !== 'already_applied'
}

function reasonOf(update: StayUpdate): OwnReason {
  if (isMissed(update)) return ownReasons.changeNotApplied
  return update.data.change ? ownReasons.changeAlreadyMade : ownReasons.overpaid
}

interface Returned {
  refund: Refund | null
  /** True if the stay is overpaid, but the payment can't be refunded. */
  isStuck: boolean
}

/** Returns emails in addition to those in `update`. At most one of them goes to the guest. */
function emailsOf(
  record: StayRecord,
  update: StayUpdate,
  { refund, isStuck }: Returned,
): readonly StayEmailKind[] {
  if (update.data.change) {
    if (isStuck) return ['payment_review', 'payment_in_review']
    return [isMissed(update) ? 'change_not_applied' : emailOfMadeBefore(record, refund)]
  }
  if (!refund && !isStuck) return []
  // If the status changes, the email about the new status already mentions the refund.
  const guests: StayEmailKind[] = update.status === record.stay.status ? ['overpayment'] : []
  return isStuck ? [...guests, 'payment_review'] : guests
}

function emailOfMadeBefore({ bags }: StayRecord, refund: Refund | null): StayEmailKind {
  if (refund) return 'refunded'
  // A guest with only voided bags was never here.
  return bags.some(({ status }) => status !== 'voided') ? 'receipt' : 'stay_changed'
}
