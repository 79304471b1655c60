import { agreedAt } from '../booking/name-price.ts'
import type { Cents } from '../business/money.ts'
import { hasEnded } from '../business/stay.ts'
import { isRefused, type Refusal } from '../input/refusal.ts'
import { claimOf, isAwaited, isUnpaid, needsReview } from '../payments/account.ts'
import type { Charge, Payment } from '../payments/money-rows.ts'
import { mayMove, moveStay, type StayMoveName } from '../stay/move-stay.ts'
import { goingBack } from '../stay/refund-actions.ts'
import {
  type Doing,
  fileAfter,
  rowsAfter,
  type StayLetter,
  type StayUpdate,
  unchanged,
} from '../stay/stay-change.ts'
import type { StayFile } from '../stay/stay-file.ts'
import { tiranaDate } from '../time/calendar.ts'

/**
 * Cancels a stay: before the day of the drop-off everything that was paid goes back, on it nothing
 * (specification, section 9).
 */
export function cancelStay(file: StayFile, reason: string, doing: Doing): StayUpdate | Refusal {
  const move = moveStay(file.stay, file, 'cancel', doing.at)
  if (isRefused(move)) return move
  const back = goingBack(file, move.charges, reason, doing)
  const base = { ...unchanged(file, doing.actor), action: 'cancel' as const, data: { reason } }
  return { ...base, ...move, ...back, letters: ['stay_cancelled'] }
}

/** The moves that take no bag in or out and give nothing back; each other one has a rule of its own. */
export type StepName = Extract<StayMoveName, 'confirm' | 'no_show' | 'complete' | 'abandon'>

const lettersOfStep: Record<StepName, readonly StayLetter[]> = {
  confirm: ['reservation_confirmed'],
  no_show: ['no_show'],
  complete: [],
  abandon: [],
}

/**
 * Moves a stay where money follows by itself: what is owed is credited or owed again, and nothing goes
 * back. A guest whose request is confirmed is told, and one who did not come.
 */
export function takeStep(file: StayFile, name: StepName, doing: Doing): StayUpdate | Refusal {
  const move = moveStay(file.stay, file, name, doing.at)
  if (isRefused(move)) return move
  return { ...unchanged(file, doing.actor), action: name, ...move, letters: lettersOfStep[name] }
}

/** A service that takes in no bags was given, on its day or later. */
export function completeService(file: StayFile, doing: Doing): StayUpdate | Refusal {
  const { serviceType, startDate } = file.stay
  const isEarly = tiranaDate(doing.at) < tiranaDate(startDate)
  if (serviceType === 'storage' || isEarly) return { refused: 'not_allowed' }
  return takeStep(file, 'complete', doing)
}

/** Staff agree to what a guest has asked for, at a price where they name one. */
export function confirmRequested(
  file: StayFile,
  cents: Cents | undefined,
  doing: Doing,
): StayUpdate | Refusal {
  const confirmed = takeStep(file, 'confirm', doing)
  if (cents === undefined || isRefused(confirmed)) return confirmed
  const agreed = agreedAt(fileAfter(file, confirmed, doing.at), cents)
  if (isRefused(agreed)) return agreed
  const { data, charges } = agreed
  return { ...confirmed, data, charges: [...confirmed.charges, ...charges] }
}

/** Staff have looked after what an act left open, and say how. */
export function attend(file: StayFile, reason: string, doing: Doing): StayUpdate {
  const attention = { conflict: false, unpriced: false }
  return { ...unchanged(file, doing.actor), action: 'resolved', data: { reason }, attention }
}

/** Staff have sent their evidence to the cardholder's bank, or give the money up, and say which. */
export function answerDispute(
  file: StayFile,
  disputeId: string,
  reason: string,
  doing: Doing,
): StayUpdate | Refusal {
  const dispute = file.disputes.find(({ id }) => id === disputeId)
  if (!dispute || dispute.closedAt) return { refused: 'not_allowed' }
  if (dispute.answeredAt) return { refused: 'already_done' }
  const disputes = [{ ...dispute, answeredAt: doing.at }]
  const data = { dispute: dispute.id, cents: dispute.cents, reason }
  return { ...unchanged(file, doing.actor), action: 'resolved', data, disputes }
}

/** Writes off what a guest who is gone still owes. */
export function writeOff(file: StayFile, reason: string, doing: Doing): StayUpdate | Refusal {
  const cents = claimOf(file.stay)
  if (!hasEnded(file.stay.status) || cents <= 0) return { refused: 'not_allowed' }
  if (file.payments.some(isAwaited)) return { refused: 'payment_open' }
  const charges: Charge[] = [{ kind: 'written_off', cents: -cents }]
  const data = { cents, reason }
  return { ...unchanged(file, doing.actor), action: 'written_off', data, charges }
}

/**
 * Staff accept money that no rule accepted, such as another amount than was asked for: the stay is
 * confirmed, and what is still due or was paid too much shows in its balance. Refused where it is in no
 * review, is not in euros, or is back already.
 */
export function acceptReview(
  file: StayFile,
  paymentId: string,
  reason: string,
  doing: Doing,
): StayUpdate | Refusal {
  const payment = file.payments.find(({ id, status }) => id === paymentId && status === 'review')
  const isThere = payment?.currency === 'EUR' && payment.receivedCents > 0
  if (!isThere || !needsReview(payment, file.disputes)) return { refused: 'not_allowed' }
  const accepted: Payment = { ...payment, status: 'succeeded', cents: payment.receivedCents }
  const payments = [accepted]
  const base = { ...unchanged(file, doing.actor), action: 'review_accepted' as const, payments }
  const data = { payment: payment.id, cents: payment.receivedCents, reason }
  if (!mayMove(file.stay.status, 'confirm')) return { ...base, data }
  const move = moveStay(file.stay, rowsAfter(file, { payments }), 'confirm', doing.at)
  return isRefused(move)
    ? { ...base, data }
    : { ...base, ...move, data, letters: ['booking_confirmed'] }
}

/**
 * A booking that nobody can pay any more, or a request that nobody answered: its money is canceled, and
 * its space is given up, unless it holds other money or has ended otherwise. Null where nothing of it is
 * open.
 */
export function lapse(file: StayFile, at: Date): StayUpdate | null {
  const payments = file.payments
    .filter(isUnpaid)
    .map((payment): Payment => ({ ...payment, status: 'canceled', checkAt: null }))
  const base = { ...unchanged(file, 'system'), payments }
  const holdsMoney = file.payments.some(
    ({ receivedCents, refundedCents }) => receivedCents > refundedCents,
  )
  const move = moveStay(file.stay, file, 'expire', at)
  if (!holdsMoney && !isRefused(move)) {
    const letter = file.payments.length > 0 ? 'payment_expired' : 'request_expired'
    return { ...base, action: 'expire', ...move, letters: [letter] }
  }
  return payments.length > 0 ? { ...base, action: 'payment_expired' } : null
}
