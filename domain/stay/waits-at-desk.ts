import type { Cents } from '../business/money.ts'
import { overpaid } from '../payments/account.ts'
import type { MoneyRows } from '../payments/money-rows.ts'
import { bankOf, refundable } from '../payments/refund-plan.ts'
import { leftOf, payableOut, stuck } from './pay-out.ts'

/** Where money is that a guest paid too much, and that is not on its way to a card. The three add up to it. */
export interface Overpayment {
  /** The desk can hand it over: it was paid there, or its card takes it back no more. */
  atDesk: Cents
  /** Can't be refunded for now: a bank asks about its payment, and no other card takes it. */
  held: Cents
  /** Goes back to its card as soon as staff send it. */
  toSend: Cents
}

export function overpaymentOf(rows: MoneyRows): Overpayment {
  const whole = overpaid(rows)
  const atDesk = Math.min(whole, paidAtDesk(rows) + payableOut(rows))
  const held = Math.max(0, Math.min(whole - atDesk - sendable(rows), askedAbout(rows)))
  return { atDesk, held, toSend: whole - atDesk - held }
}

function paidAtDesk(rows: MoneyRows): Cents {
  const paidThere = rows.payments.filter(({ method }) => method !== 'stripe')
  return sum(paidThere.map((payment) => refundable(rows, payment)))
}

function online({ payments }: MoneyRows) {
  return payments.filter(({ method, currency }) => method === 'stripe' && currency === 'EUR')
}

function sendable(rows: MoneyRows): Cents {
  const open = online(rows).filter((payment) => stuck(rows, payment) === 0)
  return sum(open.map((payment) => refundable(rows, payment)))
}

/** What is left of payments about which a bank asks. */
function askedAbout(rows: MoneyRows): Cents {
  const asked = online(rows).filter((payment) => bankOf(rows, payment) === 'asks')
  return sum(asked.map((payment) => leftOf(rows, payment)))
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}
