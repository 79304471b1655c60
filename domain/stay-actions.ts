import { accountOf, isUnpaid, mayStillCome, needsReview } from './account.ts'
import { tariffOf } from './business.ts'
import type { Cents } from './money.ts'
import { moveStay } from './move-stay.ts'
import { pickUpOf, quote } from './pricing.ts'
import { type RefundPart, refundPlan } from './refund-plan.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { hasEnded, mayMove, type StayMoveName } from './stay.ts'
import { type AgreedStay, rowsAfter, type StayChange } from './stay-change.ts'
import {
  type Charge,
  type Payment,
  paymentMethods,
  type Refund,
  type StayFile,
} from './stay-file.ts'

/** Milliseconds after which a refund that Stripe has not answered is asked about. */
const requestedCheck = 60_000

/** When it is done, and the ids of new rows: what a pure rule cannot know. */
interface Occasion {
  at: Date
  newId: () => string
}

/** `handsOver`: the guest stands at the counter, and staff hand over what goes back by hand. */
interface StaffDoing extends Occasion {
  actor: 'staff'
  handsOver: boolean
}

interface OthersDoing extends Occasion {
  actor: Exclude<StayChange['actor'], 'staff'>
}

/** Who does something to a stay. */
export type Doing = StaffDoing | OthersDoing

export function unchanged({ stay }: StayFile, actor: Doing['actor']): Omit<StayChange, 'action'> {
  const { status } = stay
  const none = { charges: [], payments: [], refunds: [], disputes: [], bags: [], letters: [] }
  return { actor, data: {}, status, ...none }
}

/** Stripe has to be asked; what goes back by hand is handed over as it is written. */
function refundOf({ payment, cents }: RefundPart, reason: string, { at, newId }: Doing): Refund {
  const isAsked = payment.method === 'stripe'
  return {
    id: newId(),
    paymentId: payment.id,
    method: payment.method,
    state: isAsked ? 'requested' : 'succeeded',
    cents,
    reason,
    stripeId: null,
    attempt: 1,
    checkAt: isAsked ? new Date(at.getTime() + requestedCheck) : null,
    at,
    failedAt: null,
  }
}

/**
 * The refunds by which what is overpaid once `charges` stand goes back, and the payments that they are
 * handed over of. What would go back by hand, and is not handed over now, stays in the balance.
 */
export function goingBack(file: StayFile, charges: Charge[], reason: string, doing: Doing) {
  const handsOver = doing.actor === 'staff' && doing.handsOver
  const parts = refundPlan(rowsAfter(file, { charges }), handsOver ? paymentMethods : ['stripe'])
  const payments = parts
    .filter(({ payment }) => payment.method !== 'stripe')
    .map(({ payment, cents }) => ({ ...payment, refundedCents: payment.refundedCents + cents }))
  return { payments, refunds: parts.map((part) => refundOf(part, reason, doing)) }
}

/**
 * Cancels a stay: before the day of the drop-off everything that was paid goes back, on it nothing
 * (specification, section 9).
 */
export function cancelStay(file: StayFile, reason: string, doing: Doing): StayChange | Refusal {
  const move = moveStay(file.stay, file, 'cancel', doing.at)
  if (isRefused(move)) return move
  const back = goingBack(file, move.charges, reason, doing)
  return { ...unchanged(file, doing.actor), action: 'cancel', ...move, ...back }
}

/** Moves a stay where money follows by itself: what is owed is credited or owed again, and nothing goes back. */
export function takeStep(file: StayFile, name: StayMoveName, doing: Doing): StayChange | Refusal {
  const move = moveStay(file.stay, file, name, doing.at)
  return isRefused(move) ? move : { ...unchanged(file, doing.actor), action: name, ...move }
}

/** Gives back what was paid beyond what is owed. */
export function refundOverpaid(file: StayFile, reason: string, doing: Doing): StayChange | Refusal {
  const back = goingBack(file, [], reason, doing)
  if (back.refunds.length === 0) return { refused: 'nothing_to_return' }
  return { ...unchanged(file, doing.actor), action: 'refund_requested', ...back }
}

/** Gives part of the price back out of goodwill, never more than is owed. */
export function refundGoodwill(
  file: StayFile,
  cents: Cents,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { refused: 'not_allowed' }
  if (cents > accountOf(file).owed) return { refused: 'below_credit' }
  const charges: Charge[] = [{ kind: 'goodwill', cents: -cents }]
  const back = goingBack(file, charges, reason, doing)
  return { ...unchanged(file, doing.actor), action: 'refund_requested', charges, ...back }
}

/** Stripe refused a refund of ours: nothing went back, and what is owed to the guest stays open. */
export function refundRefused(file: StayFile, refund: Refund, at: Date): StayChange {
  const payment = file.payments.find(({ id }) => id === refund.paymentId)
  const refused: Refund = { ...refund, state: 'failed', checkAt: null, failedAt: at }
  return {
    ...unchanged(file, 'stripe'),
    action: 'refund_refused',
    data: { intent: payment?.intentId ?? null, refund: refund.id, cents: refund.cents },
    refunds: [refused],
    letters: ['refund_failed'],
  }
}

/**
 * Staff accept money that no rule accepted, such as another amount than was asked for: the stay is
 * confirmed, and what is still due or was paid too much shows in its balance. Refused where it is in no
 * review, is not in euros, or is back already.
 */
export function acceptReview(
  file: StayFile,
  paymentId: string,
  doing: Doing,
): StayChange | Refusal {
  const payment = file.payments.find(({ id, state }) => id === paymentId && state === 'review')
  const isThere = payment?.currency === 'EUR' && payment.receivedCents > 0
  if (!isThere || !needsReview(payment)) return { refused: 'not_allowed' }
  const accepted: Payment = { ...payment, state: 'succeeded', cents: payment.receivedCents }
  const payments = [accepted]
  const base = { ...unchanged(file, doing.actor), action: 'review_accepted' as const, payments }
  const data = { payment: payment.id, cents: payment.receivedCents }
  if (!mayMove(file.stay.status, 'confirm')) return { ...base, data }
  const move = moveStay(file.stay, rowsAfter(file, { payments }), 'confirm', doing.at)
  return isRefused(move)
    ? { ...base, data }
    : { ...base, ...move, data, letters: ['booking_confirmed'] }
}

/**
 * A booking that nobody can pay any more: its money is canceled, and its space is given up, unless it
 * holds other money or has ended otherwise. Null where nothing of it is open.
 */
export function lapse(file: StayFile, at: Date): StayChange | null {
  const payments = file.payments
    .filter(isUnpaid)
    .map((payment): Payment => ({ ...payment, state: 'canceled', checkAt: null }))
  const base = { ...unchanged(file, 'system'), payments }
  const holdsMoney = file.payments.some(
    ({ receivedCents, refundedCents }) => receivedCents > refundedCents,
  )
  const move = moveStay(file.stay, file, 'expire', at)
  if (!holdsMoney && !isRefused(move))
    return { ...base, action: 'expire', ...move, letters: ['payment_lapsed'] }
  return payments.length > 0 ? { ...base, action: 'payment_expired' } : null
}

/** What a guest or staff want of a stay instead; its plan stays as it is. */
export type StayWish = Partial<Pick<AgreedStay, 'luggageCount' | 'startDate' | 'endDate'>>

/**
 * Changes dates or items at the price list that binds the stay: the difference is owed, or goes back.
 * Not while a payment is open at Stripe: it would take the price of before.
 */
export function changeStay(
  file: StayFile,
  wish: StayWish,
  reason: string,
  doing: Doing,
): StayChange | Refusal {
  const { stay } = file
  if (hasEnded(stay.status)) return { refused: 'not_allowed' }
  if (file.payments.some(mayStillCome)) return { refused: 'payment_open' }
  const agreed = { ...stay, ...wish }
  const endDate = agreed.endDate ?? undefined
  const times = { ...agreed, endDate, duration: endDate ? undefined : (stay.duration ?? undefined) }
  const price = quote(times, tariffOf(stay))
  if (price.kind !== 'priced') return { refused: 'price_by_staff' }
  const { totalPrice, owed } = accountOf(file)
  const difference = price.totalPrice - totalPrice
  if (owed + difference < 0) return { refused: 'below_credit' }
  const charges: Charge[] = difference === 0 ? [] : [{ kind: 'changed', cents: difference }]
  return {
    ...unchanged(file, doing.actor),
    action: 'changed',
    data: { from: totalPrice, to: price.totalPrice },
    agreed: { ...wish, pickUpAt: pickUpOf(times), duration: price.duration },
    charges,
    ...goingBack(file, charges, reason, doing),
  }
}
