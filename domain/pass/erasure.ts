import { policies } from '../business/business.ts'
import { hasEnded } from '../business/stay.ts'
import { undoMinutes } from '../desk/undo.ts'
import { claimOf, mayStillCome } from '../payments/account.ts'
import { bagsInside, type Stay, type StayRecord } from '../stay/stay-record.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import type { Pass } from './pass.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Returns the erasure limit for stays and messages (promise 24).
 * Older ones are erased on the same day of the month, `policies.keptMonths` later, in Tirana.
 */
export function erasedBefore(now: Date): Date {
  const lastDay = addMonths(tiranaDate(now), -policies.keptMonths)
  return tiranaInstant(addDays(lastDay, 1), '00:00')
}

/** Unsettled money delays erasure only for stays ended later. */
export function unsettledBefore(now: Date): Date {
  return new Date(now.getTime() - policies.unsettledDays * day)
}

/**
 * True if a guest's data can be erased on request.
 * The stay must be over with no bags inside, no money processing and the last action past undo. A balance or a
 * review delays erasure only for `policies.unsettledDays`.
 */
export function mayForget(record: StayRecord, now: Date): boolean {
  const { stay, payments, refunds, disputes } = record
  if (!hasEnded(stay.status) || bagsInside(record).length > 0) return false
  const isUndoable = now.getTime() < stay.updatedAt.getTime() + undoMinutes * minute
  const isOnItsWay =
    payments.some(mayStillCome) ||
    refunds.some(({ status }) => status === 'requested' || status === 'pending') ||
    disputes.some(({ closedAt }) => closedAt === null)
  return !isUndoable && !isOnItsWay && (isSettled(stay) || hasWaitedEnough(stay, now))
}

function isSettled(stay: Stay): boolean {
  return claimOf(stay) === 0 && stay.paymentStatus !== 'needs_review'
}

function hasWaitedEnough({ endedAt }: Stay, now: Date): boolean {
  return endedAt !== null && endedAt <= unsettledBefore(now)
}

export function endAlone(pass: Pass): Pass {
  return { ...pass, refunds: [], bags: [], collectors: [] }
}
