import { tariffOf } from '../business/business.ts'
import type { Cents } from '../business/money.ts'
import type { StayStatus } from '../business/stay.ts'
import type { Refusal } from '../input/refusal.ts'
import { accountOf, chargedFor, isAwaited, keptOf, needsReview } from '../payments/account.ts'
import { type RefundCause, refundDue } from '../payments/cancellation-policy.ts'
import type { Charge, MoneyRows } from '../payments/money-rows.ts'
import { tiranaDate } from '../time/calendar.ts'
import { bagsInside, type Stay, type StayRecord } from './stay-record.ts'

/**
 * Allowed changes of a stay's status.
 * A late payment still confirms an expired booking, and a guest who arrives after a no-show is
 * still checked in.
 */
export const stayTransitions = {
  confirm: { from: ['pending', 'expired'], to: 'confirmed' },
  expire: { from: ['pending'], to: 'expired' },
  check_in: { from: ['confirmed', 'no_show'], to: 'checked_in' },
  /**
   * An offline check-in in a status that `check_in` doesn't allow.
   * Recorded anyway, because it has already happened.
   */
  take_in: {
    from: ['pending', 'expired', 'cancelled', 'completed', 'abandoned'],
    to: 'checked_in',
  },
  check_out: { from: ['checked_in'], to: 'completed' },
  cancel: { from: ['pending', 'confirmed', 'expired'], to: 'cancelled' },
  no_show: { from: ['confirmed'], to: 'no_show' },
  /** A service other than storage took place, or its time has passed. */
  complete: { from: ['confirmed'], to: 'completed' },
  abandon: { from: ['checked_in'], to: 'abandoned' },
} as const satisfies Record<string, { from: readonly StayStatus[]; to: StayStatus }>

export type StayTransitionName = keyof typeof stayTransitions

export function canTransition(from: StayStatus, move: StayTransitionName): boolean {
  const allowed: readonly StayStatus[] = stayTransitions[move].from
  return allowed.includes(from)
}

export type NextAction = 'confirm' | 'check_in' | 'check_out'

export function nextAction({ stay, bags, payments, disputes }: StayRecord): NextAction | null {
  if (bagsInside({ bags }).length > 0) return 'check_out'
  // An online payment confirms the stay once it succeeds or staff accept it.
  const isPaidOnline = payments.some((one) => isAwaited(one) || needsReview(one, disputes))
  if (stay.status === 'pending' && !isPaidOnline) return 'confirm'
  const mayCome = stay.serviceType === 'storage' && canTransition(stay.status, 'check_in')
  return mayCome ? 'check_in' : null
}

export interface StayTransition {
  status: StayStatus
  charges: Charge[]
}

type TransitioningStay = Pick<
  Stay,
  'status' | 'tariff' | 'storageType' | 'luggageCount' | 'startDate' | 'pickUpAt' | 'movedLateAt'
>

/**
 * Returns a stay's new status and the charges to add.
 * Refuses with `not_allowed` unless `stayTransitions` allows the transition.
 */
export function transitionStay(
  stay: TransitioningStay,
  rows: MoneyRows,
  move: StayTransitionName,
  at: Date,
): StayTransition | Refusal {
  if (!canTransition(stay.status, move)) return { refused: 'not_allowed' }
  return { status: stayTransitions[move].to, charges: chargesOf(stay, rows, move, at) }
}

function chargesOf(
  stay: TransitioningStay,
  rows: MoneyRows,
  move: StayTransitionName,
  at: Date,
): Charge[] {
  switch (move) {
    case 'confirm':
    case 'check_in':
    case 'take_in':
      return reinstated(rows)
    case 'expire':
      return notDue(stay, rows, null)
    case 'cancel':
      return notDue(stay, rows, {
        kind: 'cancelled',
        on: tiranaDate(at),
        isMovedLate: stay.movedLateAt !== null,
      })
    case 'no_show':
      return notDue(stay, rows, { kind: 'no_show' })
    case 'check_out':
    case 'complete':
    case 'abandon':
      return []
  }
}

/**
 * Returns a credit for the part of the price that the office doesn't keep (specification, section
 * 9), or nothing if it keeps all of it. If `cause` is `null`, the office keeps nothing.
 */
function notDue(stay: TransitioningStay, rows: MoneyRows, cause: RefundCause | null): Charge[] {
  const account = accountOf(rows)
  const { netPrice } = account
  const paid = keptOf(account)
  const { storageType, luggageCount } = stay
  const [dropOff, pickUp] = [tiranaDate(stay.startDate), tiranaDate(stay.pickUpAt)]
  const paidStay = { tariff: tariffOf(stay), storageType, luggageCount, paid, dropOff, pickUp }
  const back = cause ? refundDue(paidStay, cause) : paid
  const kept: Cents = Math.min(netPrice, paid - back)
  return kept === netPrice ? [] : [{ kind: 'not_due', cents: kept - netPrice }]
}

function reinstated({ charges }: MoneyRows): Charge[] {
  const credited = chargedFor(['not_due', 'reinstated'], charges)
  return credited === 0 ? [] : [{ kind: 'reinstated', cents: -credited }]
}
