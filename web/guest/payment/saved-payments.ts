import type { PaidBooking } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { policies } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import { mostSavedPayments as most, unpaidMinutes } from '../../../domain/payments/payment.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { paymentProgressOf } from './payment-status.ts'
import { changeShared, readShared } from './payment-store.ts'
import { notifyTabs } from './payment-tabs.ts'

/** Instants are ISO strings. */
export type StayPeriod = Pick<PaidBooking, 'startDate'> & Partial<Pick<PaidBooking, 'endDate'>>

/**
 * A payment that is saved in this browser, though another browser may have started it.
 * The client secret proves that this browser may read the payment's status.
 */
export interface SavedPayment extends PaymentProof, StayPeriod {
  /** Idempotency key. Missing if another browser started the payment. */
  key?: string
  reference: string
  luggageCount: number
  totalPrice: Cents
  /** Milliseconds since the epoch. */
  startedAt: number
  ended?: 'paid' | 'unpaid'
  /** If set, the payment doesn't block new bookings. */
  seen?: true
}

/** `key` and `replaces` are idempotency keys. */
export interface Attempt {
  key: string
  replaces: string[]
  /** Milliseconds since the epoch. */
  startedAt: number
}

/** Shared by all tabs. Payments are newest first. */
export interface Saved {
  payments: SavedPayment[]
  attempt: Attempt | null
}

const day = 86_400_000
const savedForMilliseconds = policies.rememberedDays * day

function savedIn(shared: unknown, now = Date.now()): Saved {
  const { payments, attempt } = (shared ?? {}) as Partial<Saved>
  const isAwaited = attempt && Number(attempt.startedAt) + unpaidMinutes * 60_000 > now
  return {
    payments: Array.isArray(payments) ? payments.filter((it) => isSaved(it, now)) : [],
    attempt: isAwaited && Array.isArray(attempt.replaces) ? attempt : null,
  }
}

/** False if the payment is incomplete, after `rememberedDays`, or one day after the stay. */
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

/** Puts a payment first. If it was already saved, it keeps its `startedAt`. */
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

/**
 * Saves what the Worker reports about a payment.
 * A declined payment stays open, because it can be retried.
 */
export function savePaymentStatus(paymentIntentId: string, booking: PaidBooking): Promise<void> {
  const { reference, startDate, endDate, luggageCount, totalPrice } = booking
  const status = paymentProgressOf(booking)
  const ended =
    status === 'paid' ? 'paid' : status === 'refunded' || status === 'expired' ? 'unpaid' : null
  const known = { reference, startDate, endDate, luggageCount, totalPrice }
  return change(paymentIntentId, { ...known, ...(ended && { ended }) })
}

export function notePaymentOver(paymentIntentId: string): Promise<void> {
  return change(paymentIntentId, { ended: 'unpaid' })
}

export function startAnotherStay(): Promise<void> {
  return changePayments((payments) => payments.map((it) => ({ ...it, seen: true })))
}

/** Returns unseen payments that may block a booking: open ones, and paid ones for the same days. */
export async function paymentsInTheWay(stay: StayPeriod): Promise<SavedPayment[]> {
  return (await savedPayments()).filter((it) => {
    if (it.seen || it.ended === 'unpaid') return false
    return it.ended !== 'paid' || sameDays(it, stay)
  })
}

/** True once the time to pay is over. False if the payment isn't saved. */
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
