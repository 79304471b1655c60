import { isChangeOnItsWay, openBalance, requestedIn } from './account.ts'
import { amendStay, type StayWish } from './amend-stay.ts'
import { tiranaDate } from './calendar.ts'
import type { FieldErrors } from './errors.ts'
import { reserveHours } from './opening-hours.ts'
import type { OpeningTimes } from './opening-times.ts'
import type { MoneyMoved } from './pass.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { hasEnded } from './stay.ts'
import { cancelStay } from './stay-actions.ts'
import { type Doing, fileAfter, type StayChange } from './stay-change.ts'
import type { StayFile } from './stay-file.ts'
import { closureErrors, stayTimeErrors } from './stay-times.ts'
import { heldByBank, waitsAtDesk } from './waits-at-desk.ts'

/** What the audit gives as the reason of money that goes back. */
const byGuest = 'By the guest, from the pass'

/** The guest cancels what has not ended; the same rule as at the counter. */
export function cancelByGuest(file: StayFile, doing: Doing): StayChange | Refusal {
  if (hasEnded(file.stay.status)) return { refused: 'not_allowed' }
  if (file.payments.some(isChangeOnItsWay)) return { refused: 'payment_open' }
  return cancelStay(file, byGuest, doing)
}

/**
 * The guest changes dates or items; the same rule as at the counter, at the list's price. From the day
 * of the drop-off on, when a cancelled stay gives nothing back, that day stands, and until the bags are
 * here nothing is taken off the price: otherwise a move to tomorrow, cancelled at once, or an earlier
 * pick-up would bring the money back.
 */
export function amendByGuest(file: StayFile, wish: StayWish, doing: Doing): StayChange | Refusal {
  const { stay } = file
  if (stay.serviceType !== 'storage') return { refused: 'not_allowed' }
  if (file.payments.some(isChangeOnItsWay)) return { refused: 'payment_open' }
  const { luggageCount = stay.luggageCount, startDate = stay.startDate, endDate } = wish
  const dropOff = tiranaDate(stay.startDate)
  const isBound = tiranaDate(doing.at) >= dropOff
  if (isBound && tiranaDate(startDate) !== dropOff) return { refused: 'not_allowed' }
  const change = amendStay(file, { luggageCount, startDate, endDate }, byGuest, doing)
  const isAwaited = isBound && stay.status !== 'checked_in'
  return isAwaited && !isRefused(change) && isCheaper(change) ? { refused: 'not_allowed' } : change
}

function isCheaper({ charges }: StayChange): boolean {
  return charges.reduce((total, { cents }) => total + cents, 0) < 0
}

/**
 * What is wrong with the times that a guest asks for, of those that would change; empty when nothing
 * is. Bags that are here have been dropped off: that date stands. More bags are a drop-off of their own:
 * a house that is full takes none.
 */
export function wishErrors(
  { stay }: Pick<StayFile, 'stay'>,
  { luggageCount = 0, startDate, endDate }: StayWish,
  now: Date,
  openingTimes: OpeningTimes,
): FieldErrors {
  const isMoved = startDate !== undefined && startDate.getTime() !== stay.startDate.getTime()
  if (isMoved && stay.status === 'checked_in') return { startDate: 'invalid' }
  const times = { startDate: startDate ?? stay.startDate, endDate }
  const errors = stayTimeErrors(times, reserveHours, now, openingTimes)
  if (isMoved) return errors
  delete errors.startDate
  const isFull = closureErrors(times, openingTimes).startDate === 'office_full'
  return luggageCount > stay.luggageCount && isFull
    ? { ...errors, startDate: 'office_full' }
    : errors
}

/** What a change moves: to the card, at the desk, and what is then left to pay. */
export function moneyMoved(file: StayFile, change: StayChange, at: Date): MoneyMoved {
  const after = fileAfter(file, change, at)
  const toCard = requestedIn(after) - requestedIn(file)
  const atDesk = waitsAtDesk(after)
  const held = heldByBank(after)
  return { toCard, atDesk, ...(held > 0 && { held }), due: Math.max(0, openBalance(after)) }
}

/** Whether two say the same: what was shown is what is moved. */
export function isSameMoney(a: MoneyMoved, b: MoneyMoved): boolean {
  const isSameHeld = (a.held ?? 0) === (b.held ?? 0)
  return a.toCard === b.toCard && a.atDesk === b.atDesk && a.due === b.due && isSameHeld
}

/** The change, where it moves what the guest was shown; where it would move another amount, it is none. */
export function asShown(
  file: StayFile,
  change: StayChange | Refusal,
  shown: MoneyMoved,
  at: Date,
): StayChange | Refusal {
  if (isRefused(change) || isSameMoney(moneyMoved(file, change, at), shown)) return change
  return { refused: 'stay_changed' }
}
