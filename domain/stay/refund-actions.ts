import type { Cents } from '../business/money.ts'
import type { Refusal } from '../input/refusal.ts'
import { accountOf, overpaid, withoutReview } from '../payments/account.ts'
import { givenBack } from '../payments/drawer.ts'
import {
  type Charge,
  type MoneyRows,
  type Payment,
  paymentMethods,
  type Refund,
} from '../payments/money-rows.ts'
import { type RefundPart, refundable, refundPlan } from '../payments/refund-plan.ts'
import { leftOf } from './pay-out.ts'
import type { StayRecord } from './stay-record.ts'
import {
  type ActionContext,
  rowsAfter,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from './stay-update.ts'

/** Milliseconds after which a requested refund is checked at Stripe. */
const requestedCheck = 60_000

function checkAfter(at: Date): Date {
  return new Date(at.getTime() + requestedCheck)
}

function refundOf(
  { payment, cents }: RefundPart,
  reason: string,
  { at, newId }: ActionContext,
): Refund {
  const isAsked = payment.method === 'stripe'
  return {
    id: newId(),
    paymentId: payment.id,
    method: payment.method,
    status: isAsked ? 'requested' : 'succeeded',
    cents,
    reason,
    stripeRefundId: null,
    attempt: 1,
    checkAt: isAsked ? checkAfter(at) : null,
    at,
    failedAt: null,
    bankReference: null,
    isReversal: false,
    fiscalNumber: null,
  }
}

/**
 * Returns the refunds due once `charges` are added, with their drawer movements.
 * Euros paid at the desk are only refunded if the guest is there.
 */
export function planRefunds(
  record: StayRecord,
  charges: readonly Charge[],
  reason: string,
  context: ActionContext,
) {
  const inPerson = context.actor === 'staff' && context.inPerson
  const parts = refundPlan(rowsAfter(record, { charges }), inPerson ? paymentMethods : ['stripe'])
  const refunds = parts.map((part) => refundOf(part, reason, context))
  const currency = (context.actor === 'staff' && context.cashCurrency) || 'EUR'
  const drawer = refunds
    .filter(({ method }) => method === 'cash')
    .map((refund) => givenBack(refund, currency))
  return { refunds, drawer }
}

/**
 * Returns a refund of the overpayment to this payment only.
 * Returns `null` if nothing was overpaid or this payment can't be refunded.
 */
export function refundTo(
  rows: MoneyRows,
  payment: Payment,
  reason: string,
  context: ActionContext,
): Refund | null {
  const cents = Math.min(overpaid(rows), refundable(rows, payment))
  return cents > 0 ? refundOf({ payment, cents }, reason, context) : null
}

function refunding(record: StayRecord, { actor }: ActionContext): StayUpdate {
  return { ...unchanged(record, actor), action: 'refund_requested', emails: ['refunded'] }
}

export function refundOverpaid(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const back = planRefunds(record, [], reason, context)
  if (back.refunds.length === 0) return { refused: 'nothing_to_return' }
  return { ...refunding(record, context), data: { reason }, ...back }
}

/** Refunds what is left of a payment in review, even if the guest owes money. */
export function refundReview(
  record: StayRecord,
  paymentId: string,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const payment = record.payments.find(({ id, status }) => id === paymentId && status === 'review')
  if (!payment) return { refused: 'not_allowed' }
  const cents = refundable(record, payment)
  if (cents <= 0) return { refused: 'nothing_to_return' }
  const refunds = [refundOf({ payment, cents }, reason, context)]
  const data = { payment: payment.id, cents, reason }
  return { ...refunding(record, context), data, refunds }
}

export function refundGoodwill(
  record: StayRecord,
  cents: Cents,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
  if (cents > accountOf(record).netPrice) return { refused: 'more_than_due' }
  const charges: Charge[] = [{ kind: 'goodwill', cents: -cents }]
  const back = planRefunds(record, charges, reason, context)
  const data = { cents, reason }
  const emails: StayEmailKind[] = back.refunds.length > 0 ? ['refunded'] : ['stay_changed']
  return { ...refunding(record, context), data, charges, ...back, emails }
}

/**
 * Retries a refund with a smaller amount after Stripe refused it, or marks it as failed.
 * `record` must contain Stripe's latest data about the payment.
 */
export function refundRefused(record: StayRecord, refund: Refund, at: Date): StayUpdate {
  const failed: Refund = { ...refund, status: 'failed', checkAt: null, failedAt: at }
  const rows = rowsAfter(record, { refunds: [failed] })
  const payment = rows.payments.find(({ id }) => id === refund.paymentId)
  const { cents } = refund
  const wanted = payment ? Math.min(cents, stillWanted(rows, payment)) : 0
  const rest = payment ? Math.min(wanted, refundable(rows, payment)) : 0
  const base = { ...unchanged(record, 'stripe'), action: 'refund_refused' as const }
  const data = { intent: payment?.paymentIntentId ?? null, refund: refund.id, cents }
  if (0 < rest && rest < cents) {
    const again = { ...refund, cents: rest, attempt: refund.attempt + 1, checkAt: checkAfter(at) }
    return { ...base, data: { ...data, rest }, refunds: [again] }
  }
  if (wanted === 0) return { ...base, data, refunds: [failed] }
  return {
    ...base,
    data: { ...data, failed: wanted },
    refunds: [failed],
    emails: ['refund_failed', 'refund_delayed'],
  }
}

/**
 * Returns the cents that still have to be refunded.
 * If the payment was accepted, this is the overpayment, otherwise the rest of the payment.
 */
function stillWanted(rows: MoneyRows, payment: Payment): Cents {
  const isAccepted = payment.status === 'succeeded' && payment.currency === 'EUR'
  return isAccepted ? overpaid(withoutReview(rows)) : leftOf(rows, payment)
}
