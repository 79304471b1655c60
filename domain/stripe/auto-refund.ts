import { isKept, paymentContext } from '../pass/change-payment-result.ts'
import { overpaid, withoutReview } from '../payments/account.ts'
import type { Payment, Refund } from '../payments/money-rows.ts'
import { type OwnReason, ownReasons } from '../stay/audit-data.ts'
import { refundTo } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { recordAfter, type StayEmailKind, type StayUpdate } from '../stay/stay-update.ts'

/**
 * Returns `told` with a refund of any overpayment.
 * `told` is the update for a payment that has just arrived. Money is overpaid if the change it was for wasn't
 * applied, or if the stay was cancelled or paid at the desk in the meantime. Staff only have to act if the card
 * accepts no refund.
 */
export function withAutoRefund(
  record: StayRecord,
  told: StayUpdate,
  payment: Payment,
  at: Date,
): StayUpdate {
  // Staff decide about money in review.
  if (!isKept(payment)) return told
  const after = withoutReview(recordAfter(record, told, at))
  const refund = refundTo(after, payment, reasonOf(told), paymentContext(payment, at))
  const isStuck = !refund && overpaid(after) > 0
  const emails = emailsOf(record, told, { refund, isStuck })
  const kept = payment.receivedCents - payment.refundedCents - (refund?.cents ?? 0)
  return {
    ...told,
    data: {
      ...told.data,
      ...(refund && { back: refund.cents }),
      ...(isMissed(told) && !isStuck && kept > 0 && { kept }),
    },
    refunds: [...told.refunds, ...(refund ? [refund] : [])],
    emails: [...new Set<StayEmailKind>([...emails, ...told.emails])],
  }
}

function isMissed({ data }: StayUpdate): boolean {
  return data.change !== undefined && data.change !== 'already_applied'
}

function reasonOf(told: StayUpdate): OwnReason {
  if (isMissed(told)) return ownReasons.changeNotApplied
  return told.data.change ? ownReasons.changeAlreadyMade : ownReasons.overpaid
}

interface Returned {
  refund: Refund | null
  /** True if overpaid, but the card accepts no refund. */
  isStuck: boolean
}

/**
 * Returns the emails about the payment, besides those in `told`.
 * The guest gets at most one of them, which covers both the change and the refund.
 */
function emailsOf(
  record: StayRecord,
  told: StayUpdate,
  { refund, isStuck }: Returned,
): readonly StayEmailKind[] {
  if (told.data.change) {
    if (isStuck) return ['payment_review', 'payment_in_review']
    return [isMissed(told) ? 'change_not_applied' : emailOfMadeBefore(record, refund)]
  }
  if (!refund && !isStuck) return []
  // A booking confirmation already mentions the refund.
  const guests: StayEmailKind[] = told.status === record.stay.status ? ['overpayment'] : []
  return isStuck ? [...guests, 'payment_review'] : guests
}

function emailOfMadeBefore({ bags }: StayRecord, refund: Refund | null): StayEmailKind {
  if (refund) return 'refunded'
  // A guest with only voided bags wasn't here.
  return bags.some(({ status }) => status !== 'voided') ? 'receipt' : 'stay_changed'
}
