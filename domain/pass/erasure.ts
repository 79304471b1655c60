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
 * Data is due for erasure if its retention began before the returned instant (decision 0051).
 * A stay that ended on 27 November, Tirana time, is due on the same date, `policies.keptMonths`
 * later.
 */
export function erasedBefore(now: Date): Date {
  const lastDay = addMonths(tiranaDate(now), -policies.keptMonths)
  return tiranaInstant(addDays(lastDay, 1), '00:00')
}

/** Returns the latest end of an unsettled stay whose guest can now be erased on request. */
export function unsettledBefore(now: Date): Date {
  return new Date(now.getTime() - policies.unsettledDays * day)
}

/**
 * True if the guest's data can be erased on request.
 * An open balance, or money in review, delays this by at most `policies.unsettledDays` from the end
 * of the stay.
 */
export function mayForget(record: StayRecord, now: Date): boolean {
  const { stay, payments, refunds, disputes } = record
  if (!hasEnded(stay.status) || bagsInside(record).length > 0) return false
  const isUndoable = now.getTime() < stay.updatedAt.getTime() + undoMinutes * minute
  const isOnItsWay =
    payments.some((payment) => payment.status !== 'review' && mayStillCome(payment)) ||
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
  return { ...pass, payments: [], refunds: [], bags: [], collectors: [] }
}
