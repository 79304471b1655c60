import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import type { Refusal } from '../input/refusal.ts'
import { chargedBackOf, overpaid } from '../payments/account.ts'
import { givenBack } from '../payments/drawer.ts'
import type { Charge, MoneyRows, Payment, Refund } from '../payments/money-rows.ts'
import { bankOf, refundable } from '../payments/refund-plan.ts'
import type { StayRecord } from './stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from './stay-update.ts'

/**
 * Returns the remaining cents of a payment that can't be refunded to its card.
 * 0 while a dispute or inquiry is open, and for payments that weren't made in euros through Stripe.
 */
function stuck(rows: MoneyRows, payment: Payment): Cents {
  const bank = bankOf(rows, payment)
  const own = rows.refunds.filter(({ paymentId }) => paymentId === payment.id)
  if (payment.method !== 'stripe' || payment.currency !== 'EUR' || bank === 'asks') return 0
  if (bank === 'left' && !takesNothing(own)) return 0
  return leftOf(rows, payment)
}

export function leftOf({ disputes }: Pick<MoneyRows, 'disputes'>, payment: Payment): Cents {
  const { receivedCents, refundedCents } = payment
  return receivedCents - refundedCents - chargedBackOf(disputes, payment)
}

/** True if a refund has failed, and Stripe has accepted no other refund since. */
function takesNothing(refunds: readonly Refund[]): boolean {
  const isTaken = ({ method, status }: Refund) =>
    method === 'stripe' && (status === 'pending' || status === 'succeeded')
  const good = refunds.filter(isTaken)
  return refunds.some(({ failedAt }) => failedAt && !good.some(({ at }) => at >= failedAt))
}

/** Returns the overpaid cents of online payments that can be refunded only in cash. */
export function payableOut(rows: MoneyRows): Cents {
  return partsInCash(rows).reduce((total, { cents }) => total + cents, 0)
}

function partsInCash(rows: MoneyRows): { payment: Payment; cents: Cents }[] {
  let left = overpaid(rows)
  const parts = rows.payments.map((payment) => {
    const cents = Math.max(0, Math.min(left, stuck(rows, payment)))
    left -= cents
    return { payment, cents }
  })
  return parts.filter(({ cents }) => cents > 0)
}

export function payOut(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const { actor, at, newId } = context
  if (context.actor !== 'staff' || !context.inPerson) return { refused: 'not_allowed' }
  const parts = partsInCash(record)
  if (parts.length === 0) return { refused: 'nothing_to_return' }
  const currency = context.cashCurrency ?? 'EUR'
  const refunds = parts.map(({ payment, cents }): Refund => {
    const made = {
      id: newId(),
      paymentId: payment.id,
      method: 'cash',
      status: 'succeeded',
    } as const
    const nothing = { stripeRefundId: null, checkAt: null, failedAt: null, fiscalNumber: null }
    const noBank = { bankReference: null, isReversal: false }
    return { ...made, ...nothing, ...noBank, cents, reason, attempt: 1, at }
  })
  const drawer = refunds.map((refund) => givenBack(refund, currency))
  const data = { cents: payableOut(record), reason }
  return { ...unchanged(record, actor), action: 'paid_out', data, refunds, drawer }
}

/**
 * Returns overpaid cents that the office may keep. 0 until the stay has ended.
 * Excludes cents that can be refunded to a card, now or after a dispute.
 */
export function keepable(record: StayRecord): Cents {
  if (!hasEnded(record.stay.status)) return 0
  const byCard = record.payments
    .filter(({ method, currency }) => method === 'stripe' && currency === 'EUR')
    .map((payment) => (stuck(record, payment) > 0 ? 0 : leftOf(record, payment)))
  const returnable = byCard.reduce((total, cents) => total + Math.max(0, cents), 0)
  return Math.max(0, overpaid(record) - returnable)
}

export function keepOverpaid(
  record: StayRecord,
  reason: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const cents = keepable(record)
  if (cents === 0) return { refused: 'not_allowed' }
  const charges: Charge[] = [{ kind: 'overpayment_kept', cents }]
  return {
    ...unchanged(record, context.actor),
    action: 'overpayment_kept',
    data: { cents, reason },
    charges,
  }
}

/** Parts of an overpayment, which add up to the whole overpayment. */
export interface Overpayment {
  /**
   * Cents to refund at the desk.
   * They were paid there, or can no longer be refunded to the card.
   */
  atDesk: Cents
  /**
   * Cents that can't be refunded during a dispute or inquiry.
   * Excludes cents that can be refunded from another payment.
   */
  held: Cents
  /** Cents that staff can still refund to the card. */
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

function askedAbout(rows: MoneyRows): Cents {
  const asking = online(rows).filter((payment) => bankOf(rows, payment) === 'asks')
  return sum(asking.map((payment) => leftOf(rows, payment)))
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, cents) => total + cents, 0)
}
