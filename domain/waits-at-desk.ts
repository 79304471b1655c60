import { overpaid } from './account.ts'
import type { Cents } from './money.ts'
import { leftOf, payableOut, stuck } from './pay-out.ts'
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

/** What can't go back for now: a bank asks about its payment, and no other card takes it. */
export function heldByBank(rows: MoneyRows): Cents {
  const online = rows.payments.filter(
    ({ method, currency }) => method === 'stripe' && currency === 'EUR',
  )
  const asked = online
    .filter((payment) => bankOf(rows, payment) === 'asks')
    .map((payment) => leftOf(rows, payment))
  const sendable = online
    .filter((payment) => stuck(rows, payment) === 0)
    .map((payment) => refundable(rows, payment))
  const stays = overpaid(rows) - waitsAtDesk(rows) - sum(sendable)
  return Math.max(0, Math.min(stays, sum(asked)))
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}
