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
 * What ended, or came, before this instant is erased: on the same day of the month, so many months later,
 * in Tirana (promise 24).
 */
export function erasedBefore(now: Date): Date {
  const lastDay = addMonths(tiranaDate(now), -policies.keptMonths)
  return tiranaInstant(addDays(lastDay, 1), '00:00')
}

/** A stay that ended before this instant no longer delays an erasure by what is unsettled of it. */
export function unsettledBefore(now: Date): Date {
  return new Date(now.getTime() - policies.unsettledDays * day)
}

/**
 * Whether a guest who asks for it can be forgotten now: the stay is over, its bags are gone, no money is on its
 * way, and the last action can no longer be undone. Money that waits for people delays it for a limited time.
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

/** What is shown of a stay whose guest is forgotten: how it ended and what it came to, and no bag, refund or name. */
export function endAlone(pass: Pass): Pass {
  return { ...pass, refunds: [], bags: [], collectors: [] }
}
