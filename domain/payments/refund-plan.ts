import type { Cents } from '../business/money.ts'
import { overpaid } from './account.ts'
import type { DisputeStatus, MoneyRows, Payment, Refund } from './money-rows.ts'

export interface RefundPart {
  payment: Payment
  cents: Cents
}

const outcomes: Record<DisputeStatus, 'asks' | 'took' | 'left'> = {
  inquiry: 'asks',
  open: 'asks',
  lost: 'took',
  won: 'left',
  closed: 'left',
}

/**
 * Returns the effect of disputes on a payment.
 * - `asks`: a bank is questioning the payment.
 * - `took`: a lost dispute took back some or all of the money.
 * - `left`: neither. Only then can the payment be refunded to its card.
 */
export function bankOf({ disputes }: Pick<MoneyRows, 'disputes'>, { id }: Payment) {
  const own = disputes.filter(({ paymentId }) => paymentId === id)
  const found = new Set(own.map(({ status }) => outcomes[status]))
  if (found.has('asks')) return 'asks'
  return found.has('took') ? 'took' : 'left'
}

/**
 * Returns the cents that can be refunded by the payment's own method.
 * Returns 0 during a dispute or inquiry, and after a lost dispute.
 */
export function refundable(rows: MoneyRows, payment: Payment): Cents {
  if (bankOf(rows, payment) !== 'left') return 0
  return payment.receivedCents - payment.refundedCents
}

export function openRequests({ refunds }: Pick<MoneyRows, 'refunds'>): Refund[] {
  return refunds.filter(({ status, method }) => status === 'requested' && method === 'stripe')
}

/**
 * Divides an overpayment among payments with these `methods`, payments in review first.
 * Always includes all refundable money in currencies other than euros.
 */
export function refundPlan(rows: MoneyRows, methods: readonly Payment['method'][]): RefundPart[] {
  const euros = rows.payments.filter(({ currency }) => currency === 'EUR')
  let left = overpaid(rows)
  const foreign = rows.payments
    .filter(({ currency }) => currency !== 'EUR')
    .map((payment) => ({ payment, cents: refundable(rows, payment) }))
  const open = euros.filter(({ method }) => methods.includes(method))
  const parts = inReviewFirst(open).map((payment) => {
    const cents = Math.min(left, refundable(rows, payment))
    left -= Math.max(0, cents)
    return { payment, cents }
  })
  return [...foreign, ...parts].filter(({ cents }) => cents > 0)
}

function inReviewFirst(payments: readonly Payment[]): Payment[] {
  const rank = ({ status }: Payment) => (status === 'review' ? 0 : 1)
  return payments.toSorted((a, b) => rank(a) - rank(b))
}
