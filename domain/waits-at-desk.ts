import { overpaid, requestedOf } from './account.ts'
import type { Cents } from './money.ts'
import { payableOut } from './pay-out.ts'
import { bankOf, refundable } from './refund-plan.ts'
import type { MoneyRows } from './stay-file.ts'

/*
 * What has become of money that a guest paid too much. What is neither at the desk nor held goes back to its
 * card as soon as staff send it.
 */

/** What the desk can hand over: it was paid there, or its card takes it back no more. */
export function waitsAtDesk(rows: MoneyRows): Cents {
  const paidThere = rows.payments.filter(({ method }) => method !== 'stripe')
  const cents = paidThere.map((payment) => refundable(rows, payment))
  return Math.min(overpaid(rows), sum(cents) + payableOut(rows))
}

/** What can't go back for now: a bank asks about its payment. */
export function heldByBank(rows: MoneyRows): Cents {
  const asked = rows.payments.filter(
    (payment) => payment.currency === 'EUR' && bankOf(rows, payment) === 'asks',
  )
  const cents = asked.map(
    (payment) => payment.receivedCents - payment.refundedCents - requestedOf(rows.refunds, payment),
  )
  return Math.min(overpaid(rows) - waitsAtDesk(rows), sum(cents))
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}
