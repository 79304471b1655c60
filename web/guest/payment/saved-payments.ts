import type { PaidBooking } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { policies } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import { savedPayments as most, unpaidMinutes } from '../../../domain/payments/payment.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { paymentProgressOf } from './payment-status.ts'
import { changeShared, readShared } from './payment-store.ts'
import { notifyTabs } from './payment-tabs.ts'

/** When a stay is, in ISO instants. */
export type StayPeriod = Pick<PaidBooking, 'startDate'> & Partial<Pick<PaidBooking, 'endDate'>>

/**
 * A payment that this browser has started, kept from before its card is charged. The secret lets the
 * browser, and nobody else, ask how it stands.
 */
export interface SavedPayment extends PaymentProof, StayPeriod {
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

/** A submit that a tab is sending, and the earlier ones that it replaces; all by their keys. */
export interface Attempt {
  key: string
  replaces: string[]
  /** In milliseconds. */
  startedAt: number
}

/** All that the tabs share: payments, the newest first, and the submit whose answer is awaited. */
export interface Saved {
  payments: SavedPayment[]
  attempt: Attempt | null
}

const day = 86_400_000
const savedForMilliseconds = policies.rememberedDays * day

/** What another version of the site has kept must not take the page down with it. */
function savedIn(shared: unknown, now = Date.now()): Saved {
  const { payments, attempt } = (shared ?? {}) as Partial<Saved>
  const isAwaited = attempt && Number(attempt.startedAt) + unpaidMinutes * 60_000 > now
  return {
    payments: Array.isArray(payments) ? payments.filter((it) => isSaved(it, now)) : [],
    attempt: isAwaited && Array.isArray(attempt.replaces) ? attempt : null,
  }
}

/** Kept for thirty days, and for a day after the stay. */
function isSaved(saved: Partial<SavedPayment> | null, now: number): saved is SavedPayment {
  const { paymentIntentId, clientSecret, startDate, endDate, startedAt } = saved ?? {}
  if (typeof paymentIntentId !== 'string' || typeof clientSecret !== 'string') return false
  const start = Date.parse(String(startDate))
  const end = endDate ? Date.parse(endDate) : start
  if (startDate !== '' && !(start > 0 && end + day > now)) return false
  return Number(startedAt) + savedForMilliseconds > now
}

export async function readSaved(): Promise<Saved> {
  return savedIn(await readShared())
}

/** Changes what the tabs share in one step. */
export function changeSaved(change: (saved: Saved) => Saved): Promise<void> {
  return changeShared((shared) => {
    const { payments, attempt } = change(savedIn(shared))
    return { payments: payments.slice(0, most), attempt } satisfies Saved
  })
}

async function changePayments(change: (payments: SavedPayment[]) => SavedPayment[]): Promise<void> {
  await changeSaved((saved) => ({ ...saved, payments: change(saved.payments) }))
  notifyTabs()
}

export async function savedPayments(): Promise<SavedPayment[]> {
  return (await readSaved()).payments
}

export async function savedPayment(paymentIntentId: string): Promise<SavedPayment | undefined> {
  return (await savedPayments()).find((it) => it.paymentIntentId === paymentIntentId)
}

/** Puts a payment first; one that is known already, such as after a declined card, stays as old as it is. */
export function withNewest(payments: SavedPayment[], payment: SavedPayment): SavedPayment[] {
  const known = payments.find((it) => it.paymentIntentId === payment.paymentIntentId)
  const { startedAt } = known ?? payment
  return [{ ...payment, startedAt }, ...payments.filter((it) => it !== known)]
}

export function savePayment(payment: SavedPayment): Promise<void> {
  return changePayments((payments) => withNewest(payments, payment))
}

function change(paymentIntentId: string, changes: Partial<SavedPayment>): Promise<void> {
  return changePayments((payments) =>
    payments.map((it) => (it.paymentIntentId === paymentIntentId ? { ...it, ...changes } : it)),
  )
}

/** Takes note of what the Worker says of a payment. A declined one can still be paid. */
export function noteStanding(paymentIntentId: string, booking: PaidBooking): Promise<void> {
  const { reference, startDate, endDate, luggageCount, totalPrice } = booking
  const standing = paymentProgressOf(booking)
  const ended =
    standing === 'paid'
      ? 'paid'
      : standing === 'refunded' || standing === 'expired'
        ? 'unpaid'
        : null
  const known = { reference, startDate, endDate, luggageCount, totalPrice }
  return change(paymentIntentId, { ...known, ...(ended && { ended }) })
}

/** The Worker knows of no such payment. */
export function notePaymentOver(paymentIntentId: string): Promise<void> {
  return change(paymentIntentId, { ended: 'unpaid' })
}

/** From here on the guest means another stay, whatever was paid or is being paid. */
export function startAnotherStay(): Promise<void> {
  return changePayments((payments) => payments.map((it) => ({ ...it, seen: true })))
}

/** What has to be asked about before this stay is paid: unsettled payments, and paid ones for the same days. */
export async function paymentsInTheWay(stay: StayPeriod): Promise<SavedPayment[]> {
  return (await savedPayments()).filter((it) => {
    if (it.seen || it.ended === 'unpaid') return false
    return it.ended !== 'paid' || sameDays(it, stay)
  })
}

/** It is old enough to have been given up for want of money. */
export async function hasExpired(paymentIntentId: string): Promise<boolean> {
  const now = Date.now()
  const { startedAt = now } = (await savedPayment(paymentIntentId)) ?? {}
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
