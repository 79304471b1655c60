import type { PaidBooking } from '../../../../../domain/api.ts'
import type { PaymentProof } from '../../../../../domain/booking.ts'
import { policies } from '../../../../../domain/business.ts'
import { tiranaDate } from '../../../../../domain/calendar.ts'
import type { Cents } from '../../../../../domain/money.ts'
import { unpaidMinutes } from '../../../../../domain/payment.ts'
import { standingOf } from './payment-status.ts'

/** When a stay is, in ISO instants. */
export interface StayPeriod {
  startDate: string
  endDate?: string | null
}

/**
 * A payment that this browser has started, kept from before its card is charged. The secret lets the
 * browser, and nobody else, ask how it stands.
 */
export interface KeptPayment extends PaymentProof, StayPeriod {
  /** What the submit that it belongs to was sent under; a payment that a bank brought back has none. */
  key?: string
  reference: string
  luggageCount: number
  totalPrice: Cents
  /** In milliseconds. */
  startedAt: number
  /** How it ended, once Stripe has said so. */
  ended?: 'paid' | 'unpaid'
  /** The guest knows how it stands, and books another stay. */
  seen?: true
}

export const keptAs = 'payments'
const most = 10
const day = 86_400_000
const keptForMilliseconds = policies.rememberedDays * day

/** All there is where the browser keeps nothing, or has no room. */
let inThisPage: KeptPayment[] | null = null

/** The newest first, without those whose stay is over. */
export function keptPayments(now = Date.now()): KeptPayment[] {
  return (inThisPage ?? readKept()).filter((it) => isKept(it, now))
}

function readKept(): KeptPayment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** What another version of the site has kept must not take the page down with it. */
function isKept(kept: Partial<KeptPayment> | null, now: number): kept is KeptPayment {
  const { paymentIntentId, clientSecret, startDate, endDate, startedAt } = kept ?? {}
  if (typeof paymentIntentId !== 'string' || typeof clientSecret !== 'string') return false
  const start = Date.parse(String(startDate))
  const end = endDate ? Date.parse(endDate) : start
  if (startDate !== '' && !(start > 0 && end + day > now)) return false
  return Number(startedAt) + keptForMilliseconds > now
}

function keep(payments: KeptPayment[]): void {
  const kept = payments.slice(0, most)
  try {
    localStorage.setItem(keptAs, JSON.stringify(kept))
    inThisPage = null
  } catch {
    inThisPage = kept
  }
}

/** The address of what became of a payment. It says which one, and not the secret. */
export function addressOfPayment(page: string, paymentIntentId: string): string {
  return `${page}?payment=${paymentIntentId}`
}

/** Keeps a payment as the newest; one that is known already, such as after a declined card, stays as old as it is. */
export function keepPayment(payment: KeptPayment): void {
  const others = keptPayments().filter((it) => it.paymentIntentId !== payment.paymentIntentId)
  const startedAt = keptPayment(payment.paymentIntentId)?.startedAt ?? payment.startedAt
  keep([{ ...payment, startedAt }, ...others])
}

export function keptPayment(paymentIntentId: string): KeptPayment | undefined {
  return keptPayments().find((it) => it.paymentIntentId === paymentIntentId)
}

function change(paymentIntentId: string, changes: Partial<KeptPayment>): void {
  keep(
    keptPayments().map((it) =>
      it.paymentIntentId === paymentIntentId ? { ...it, ...changes } : it,
    ),
  )
}

/** Takes note of what the Worker says of a payment. A declined one can still be paid. */
export function noteStanding(paymentIntentId: string, booking: PaidBooking): void {
  const { reference, startDate, endDate, luggageCount, totalPrice } = booking
  const standing = standingOf(booking)
  const ended =
    standing === 'paid'
      ? 'paid'
      : standing === 'refunded' || standing === 'lapsed'
        ? 'unpaid'
        : null
  const known = { reference, startDate, endDate, luggageCount, totalPrice }
  change(paymentIntentId, { ...known, ...(ended && { ended }) })
}

/** Nobody can pay it any more, since it was given up or is not known. */
export function notePaymentOver(paymentIntentId: string): void {
  change(paymentIntentId, { ended: 'unpaid' })
}

/** From here on the guest means another stay, whatever was paid or is being paid. */
export function startAnotherStay(): void {
  keep(keptPayments().map((it) => ({ ...it, seen: true })))
}

/** The payment that may still take money for the stay at hand. */
export function unsettledPayment(): KeptPayment | undefined {
  return keptPayments().find(({ ended, seen }) => !ended && !seen)
}

/** What has to be asked about before this stay is paid: unsettled payments, and paid ones for the same days. */
export function paymentsInTheWay(stay: StayPeriod): KeptPayment[] {
  return keptPayments().filter((it) => {
    if (it.seen || it.ended === 'unpaid') return false
    return it.ended !== 'paid' || sameDays(it, stay)
  })
}

/** It is old enough to have been given up for want of money. */
export function hasLapsed(paymentIntentId: string, now = Date.now()): boolean {
  const startedAt = keptPayment(paymentIntentId)?.startedAt ?? now
  return now - startedAt >= unpaidMinutes * 60_000
}

function sameDays(one: StayPeriod, other: StayPeriod): boolean {
  return (
    dateOf(one.startDate) === dateOf(other.startDate) &&
    dateOf(one.endDate ?? one.startDate) === dateOf(other.endDate ?? other.startDate)
  )
}

function dateOf(instant: string): string {
  return instant && tiranaDate(new Date(instant))
}
