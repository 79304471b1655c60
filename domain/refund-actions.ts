import { accountOf, overpaid } from './account.ts'
import { givenBack } from './drawer.ts'
import type { Cents } from './money.ts'
import { type RefundPart, refundable, refundPlan } from './refund-plan.ts'
import type { Refusal } from './refusal.ts'
import {
  type Doing,
  rowsAfter,
  type StayChange,
  type StayLetter,
  unchanged,
} from './stay-change.ts'
import {
  type Charge,
  type MoneyRows,
  type Payment,
  paymentMethods,
  type Refund,
  type StayFile,
} from './stay-file.ts'

/** Milliseconds after which a refund that Stripe has not answered is asked about. */
const requestedCheck = 60_000

/** Stripe has to be asked; what goes back by hand is handed over as it is written. */
function refundOf({ payment, cents }: RefundPart, reason: string, { at, newId }: Doing): Refund {
  const isAsked = payment.method === 'stripe'
  return {
    id: newId(),
    paymentId: payment.id,
    method: payment.method,
    state: isAsked ? 'requested' : 'succeeded',
    cents,
    reason,
    stripeId: null,
    attempt: 1,
    checkAt: isAsked ? new Date(at.getTime() + requestedCheck) : null,
    at,
    failedAt: null,
    bankReference: null,
    isReversal: false,
    fiscalNumber: null,
  }
}

/**
 * The refunds by which what is overpaid once `charges` stand goes back, with the payments as they are
 * then, and the cash that leaves the drawer. What would go back by hand, and is not handed over now,
 * stays in the balance.
 */
export function goingBack(
  file: StayFile,
  charges: readonly Charge[],
  reason: string,
  doing: Doing,
) {
  const handsOver = doing.actor === 'staff' && doing.handsOver
  const parts = refundPlan(rowsAfter(file, { charges }), handsOver ? paymentMethods : ['stripe'])
  const payments = parts
    .filter(({ payment }) => payment.method !== 'stripe')
    .map(({ payment, cents }) => ({ ...payment, refundedCents: payment.refundedCents + cents }))
  const refunds = parts.map((part) => refundOf(part, reason, doing))
  const currency = (doing.actor === 'staff' && doing.handsOverIn) || 'EUR'
  const drawer = refunds
    .filter(({ method }) => method === 'cash')
    .map((refund) => givenBack(refund, currency))
  return { payments, refunds, drawer }
}

/** What is overpaid goes back by this one payment, as far as it holds that and its card takes it. */
export function backBy(
  rows: MoneyRows,
  payment: Payment,
  reason: string,
  doing: Doing,
): Refund | null {
  const cents = Math.min(overpaid(rows), refundable(rows, payment))
  return cents > 0 ? refundOf({ payment, cents }, reason, doing) : null
}

function refunding(file: StayFile, { actor }: Doing): StayChange {
  return { ...unchanged(file, actor), action: 'refund_requested', letters: ['refunded'] }
}

/** Gives back what was paid beyond what is owed. */
export function refundOverpaid(file: StayFile, reason: string, doing: Doing): StayChange | Refusal {
  const back = goingBack(file, [], reason, doing)
  if (back.refunds.length === 0) return { refused: 'nothing_to_return' }
  return { ...refunding(file, doing), data: { reason }, ...back }
}

/** Gives money that no rule accepted back whole, whatever else the guest owes. */
export function refundReview(
  file: StayFile,
  paymentId: string,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  const payment = file.payments.find(({ id, state }) => id === paymentId && state === 'review')
  if (!payment) return { refused: 'not_allowed' }
  const cents = refundable(file, payment)
  if (cents <= 0) return { refused: 'nothing_to_return' }
  const refunds = [refundOf({ payment, cents }, reason, doing)]
  const data = { payment: payment.id, cents, reason }
  return { ...refunding(file, doing), data, refunds }
}

/** Gives part of the price back out of goodwill, never more than is owed. */
export function refundGoodwill(
  file: StayFile,
  cents: Cents,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
  if (cents > accountOf(file).owed) return { refused: 'more_than_due' }
  const charges: Charge[] = [{ kind: 'goodwill', cents: -cents }]
  const back = goingBack(file, charges, reason, doing)
  const data = { cents, reason }
  const letters: StayLetter[] = back.refunds.length > 0 ? ['refunded'] : ['stay_changed']
  return { ...refunding(file, doing), data, charges, ...back, letters }
}

/** Stripe refused a refund of ours: nothing went back, and what is owed to the guest stays open. */
export function refundRefused(file: StayFile, refund: Refund, at: Date): StayChange {
  const payment = file.payments.find(({ id }) => id === refund.paymentId)
  const { cents } = refund
  const refused: Refund = { ...refund, state: 'failed', checkAt: null, failedAt: at }
  return {
    ...unchanged(file, 'stripe'),
    action: 'refund_refused',
    data: { intent: payment?.intentId ?? null, refund: refund.id, cents, failed: cents },
    refunds: [refused],
    letters: ['refund_failed', 'refund_delayed'],
  }
}
