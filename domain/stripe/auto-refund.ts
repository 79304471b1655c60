import { isKept, paymentContext } from '../pass/change-payment-result.ts'
import { overpaid, withoutReview } from '../payments/account.ts'
import type { Payment, Refund } from '../payments/money-rows.ts'
import { type OwnReason, ownReasons } from '../stay/audit-data.ts'
import { refundTo } from '../stay/refund-actions.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import { recordAfter, type StayEmailKind, type StayUpdate } from '../stay/stay-update.ts'

/**
 * Adds a refund of any excess to `told`, a payment's update.
 * Money is in excess if its change wasn't applied, or if the stay was cancelled or paid at the desk meanwhile.
 * Only money that its card doesn't accept is left to staff.
 */
export function withAutoRefund(
  record: StayRecord,
  told: StayUpdate,
  payment: Payment,
  at: Date,
): StayUpdate {
  // Staff decide about money in review. Refunded money needs no action.
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
  /** Overpaid, but its card accepts no refund for now. */
  isStuck: boolean
}

/** Sends the guest a single email about everything. */
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
  // The booking confirmation already mentions the refund.
  const guests: StayEmailKind[] = told.status === record.stay.status ? ['overpayment'] : []
  return isStuck ? [...guests, 'payment_review'] : guests
}

function emailOfMadeBefore({ bags }: StayRecord, refund: Refund | null): StayEmailKind {
  if (refund) return 'refunded'
  // Undone check-ins don't count.
  return bags.some(({ status }) => status !== 'voided') ? 'receipt' : 'stay_changed'
}
