import { accountOf } from './account.ts'
import type { Cents } from './money.ts'
import type { MoneyRows, Payment, Refund } from './stay-file.ts'

export interface RefundPart {
  payment: Payment
  cents: Cents
}

/** What of a payment may still go back; nothing while its cardholder's bank disputes it. */
export function refundable({ refunds, disputes }: MoneyRows, payment: Payment): Cents {
  const disputed = disputes.some(
    ({ paymentId, state }) => paymentId === payment.id && state !== 'won' && state !== 'closed',
  )
  if (disputed) return 0
  return payment.receivedCents - payment.refundedCents - requestedOf(refunds, payment)
}

/** Asked of Stripe and not yet answered: it counts as gone, or two people would send it twice. */
export function requestedOf(refunds: readonly Refund[], { id }: Payment): Cents {
  return refunds
    .filter(({ paymentId, state }) => paymentId === id && state === 'requested')
    .reduce((total, { cents }) => total + cents, 0)
}

/**
 * How what was paid beyond what is owed goes back, and by which payments of these methods: money in
 * review first, each cent by the way it came. Euros alone are counted; another currency's payment goes
 * back whole.
 */
export function refundPlan(rows: MoneyRows, methods: readonly Payment['method'][]): RefundPart[] {
  const euros = rows.payments.filter(({ currency }) => currency === 'EUR')
  const requested = euros.reduce((total, payment) => total + requestedOf(rows.refunds, payment), 0)
  let left = Math.max(0, -accountOf(rows).balance - requested)
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
  const rank = ({ state }: Payment) => (state === 'review' ? 0 : 1)
  return payments.toSorted((a, b) => rank(a) - rank(b))
}
