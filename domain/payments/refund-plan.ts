import type { Cents } from '../business/money.ts'
import { overpaid } from './account.ts'
import type { DisputeStatus, MoneyRows, Payment, Refund } from './money-rows.ts'

export interface RefundPart {
  payment: Payment
  cents: Cents
}

/** What a dispute makes of its payment: the bank still `asks`, or `took` money for good, or lets go of it. */
const outcomes: Record<DisputeStatus, 'asks' | 'took' | 'left'> = {
  inquiry: 'asks',
  open: 'asks',
  lost: 'took',
  won: 'left',
  closed: 'left',
}

/**
 * What cardholders' banks make of a payment. Its card takes a refund only where they have left it to us;
 * while one asks, nobody knows yet.
 */
export function bankOf({ disputes }: Pick<MoneyRows, 'disputes'>, { id }: Payment) {
  const own = disputes.filter(({ paymentId }) => paymentId === id)
  const found = new Set(own.map(({ status }) => outcomes[status]))
  if (found.has('asks')) return 'asks'
  return found.has('took') ? 'took' : 'left'
}

/** What of a payment may still go back by the way it came. */
export function refundable(rows: MoneyRows, payment: Payment): Cents {
  if (bankOf(rows, payment) !== 'left') return 0
  return payment.receivedCents - payment.refundedCents
}

/** Refunds that were noted, and that Stripe is not known to have made. */
export function openRequests({ refunds }: Pick<MoneyRows, 'refunds'>): Refund[] {
  return refunds.filter(({ status, method }) => status === 'requested' && method === 'stripe')
}

/**
 * How what was paid beyond what is owed goes back, and by which payments of these methods: money in
 * review first, each cent by the way it came. Euros alone are counted; another currency's payment goes
 * back whole.
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
