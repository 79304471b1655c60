import { amendStay, type StayWish } from './amend-stay.ts'
import { tiranaDate } from './calendar.ts'
import { collectorState, mayNameCollector, pickUpCode } from './collectors.ts'
import type { FieldErrors } from './errors.ts'
import { reserveHours } from './opening-hours.ts'
import type { OpeningTimes } from './opening-times.ts'
import type { AwaitedChange, MoneyMoved, Pass } from './pass.ts'
import { type Custody, passBagsOf } from './pass-bags.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { hasEnded } from './stay.ts'
import { cancelStay } from './stay-actions.ts'
import { type Doing, fileAfter, rowsAfter, type StayChange } from './stay-change.ts'
import type { Payment, StayFile } from './stay-file.ts'
import { closureErrors, stayTimeErrors } from './stay-times.ts'

/** What the audit gives as the reason of money that goes back. */
const byGuest = 'By the guest, from the pass'

/** The guest has paid for a change, and their bank takes its time: nobody knows yet what the stay will be. */
function isOnItsWay({ offer, state }: Payment): boolean {
  return Boolean(offer) && state === 'processing'
}

/** The guest cancels what has not ended; the same rule as at the counter. */
export function cancelByGuest(file: StayFile, doing: Doing): StayChange | Refusal {
  if (hasEnded(file.stay.status)) return { refused: 'not_allowed' }
  if (file.payments.some(isOnItsWay)) return { refused: 'payment_open' }
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
  if (file.payments.some(isOnItsWay)) return { refused: 'payment_open' }
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
  const { balance } = fileAfter(file, change, at).stay
  const { refunds } = rowsAfter(file, change)
  const asked = refunds.filter(({ state }) => state === 'requested')
  const onItsWay = asked.reduce((total, { cents }) => total + cents, 0)
  // Asked of Stripe and not yet answered: it counts as gone.
  const open = balance + onItsWay
  const known = new Set(file.refunds.map(({ id }) => id))
  const toCard = change.refunds
    .filter(({ id, method }) => method === 'stripe' && !known.has(id))
    .reduce((total, { cents }) => total + cents, 0)
  return {
    toCard,
    atDesk: Math.max(0, -open),
    due: Math.max(0, open),
  }
}

/** Whether two say the same: what was shown is what is moved. */
export function isSameMoney(a: MoneyMoved, b: MoneyMoved): boolean {
  return a.toCard === b.toCard && a.atDesk === b.atDesk && a.due === b.due
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

/**
 * The stay as its link shows it, at this moment; `tokens` of pick-up passes, by their ids, and when its bags
 * came and left.
 */
export function passOf(
  file: StayFile,
  doing: Doing,
  tokens: ReadonlyMap<string, string> = new Map(),
  custody: Custody = { records: [], photos: false },
): Pass {
  const { stay, refunds } = file
  const cancelled = cancelByGuest(file, doing)
  const stayed = amendByGuest(file, {}, doing)
  return {
    reference: stay.reference,
    kind: stay.kind,
    status: stay.status,
    serviceType: stay.serviceType,
    storageType: stay.storageType,
    luggageCount: stay.luggageCount,
    startDate: stay.startDate.toISOString(),
    endDate: stay.endDate?.toISOString() ?? null,
    pickUpAt: stay.pickUpAt.toISOString(),
    locale: stay.locale,
    totalPrice: stay.totalPrice,
    received: stay.received,
    balance: stay.balance,
    paymentStatus: stay.paymentStatus,
    refunds: refunds.map(({ method, state, cents, at, bankReference, isReversal }) => ({
      ...{ method, state, cents, bankReference, isReversal },
      at: at.toISOString(),
    })),
    bags: passBagsOf(file, custody),
    collectors: file.collectors.map(({ usedAt, revokedAt, ...collector }) => ({
      ...collector,
      code: pickUpCode(collector.id),
      state: collectorState(file, { ...collector, usedAt, revokedAt }),
      usedAt: usedAt?.toISOString() ?? null,
      token: tokens.get(collector.id) ?? null,
    })),
    collectable: mayNameCollector(file),
    forgotten: stay.customerName === null,
    changeable: !isRefused(stayed),
    cancelling: isRefused(cancelled) ? null : moneyMoved(file, cancelled, doing.at),
    awaitedChange: awaitedChangeOf(file),
  }
}

function awaitedChangeOf({ payments }: StayFile): AwaitedChange | null {
  const offer = payments.find(isOnItsWay)?.offer
  if (!offer) return null
  const { luggageCount, startDate, endDate } = offer
  const isoOf = (at: number) => new Date(at).toISOString()
  return {
    luggageCount,
    startDate: isoOf(startDate),
    endDate: endDate === null ? null : isoOf(endDate),
  }
}
