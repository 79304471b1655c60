import { isKept, paymentContext } from '../pass/change-payment-result.ts'
import { overpaid, withoutReview } from '../payments/account.ts'
import type { Payment, Refund } from '../payments/money-rows.ts'
import { type OwnReason, ownReasons } from '../stay/audit-data.ts'
import { refundTo } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { recordAfter, type StayEmailKind, type StayUpdate } from '../stay/stay-update.ts'

/**
 * `told`, the change by which a payment arrives, with a refund of as much of the payment as is too much: it bought
 * no change, the stay was cancelled or paid at the desk meanwhile. Only money that its card does not take back is
 * left to staff.
 */
export function withAutoRefund(
  record: StayRecord,
  told: StayUpdate,
  payment: Payment,
  at: Date,
): StayUpdate {
  // Money in review needs a person, and what is refunded already needs nobody.
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

/** The payment was for a change that could no longer be made. */
function isMissed({ data }: StayUpdate): boolean {
  return data.change !== undefined && data.change !== 'already_applied'
}

function reasonOf(told: StayUpdate): OwnReason {
  if (isMissed(told)) return ownReasons.changeNotApplied
  return told.data.change ? ownReasons.changeAlreadyMade : ownReasons.overpaid
}

interface Returned {
  refund: Refund | null
  /** Too much, and its card does not take it back for now. */
  isStuck: boolean
}

/** One email to the guest, whatever it has to say. */
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
  // The email that confirms the booking names what is refunded.
  const guests: StayEmailKind[] = told.status === record.stay.status ? ['overpayment'] : []
  return isStuck ? [...guests, 'payment_review'] : guests
}

/** The desk had made the change that was paid for. */
function emailOfMadeBefore({ bags }: StayRecord, refund: Refund | null): StayEmailKind {
  if (refund) return 'refunded'
  // A check-in that was undone does not count.
  return bags.some(({ status }) => status !== 'voided') ? 'receipt' : 'stay_changed'
}
