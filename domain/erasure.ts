import { mayStillCome } from './account.ts'
import { policies } from './business.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from './calendar.ts'
import type { Pass } from './pass.ts'
import { hasEnded } from './stay.ts'
import { bagsInside, type StayFile } from './stay-file.ts'
import { undoMinutes } from './undo.ts'

/**
 * What ended, or came, before this instant is erased: on the same day of the month, so many months later,
 * in Tirana (promise 24).
 */
export function erasedBefore(now: Date): Date {
  const lastDay = addMonths(tiranaDate(now), -policies.keptMonths)
  return tiranaInstant(addDays(lastDay, 1), '00:00')
}

/**
 * Whether a guest who asks for it can be forgotten now: the stay is over, its bags are gone, its money is
 * settled either way, and staff can take the last act back no more.
 */
export function mayForget(file: StayFile, now: Date): boolean {
  const { stay, payments, refunds, disputes } = file
  const settled =
    stay.balance === 0 &&
    stay.paymentStatus !== 'needs_review' &&
    !payments.some(mayStillCome) &&
    refunds.every(({ state }) => state !== 'requested' && state !== 'pending') &&
    disputes.every(({ closedAt }) => closedAt !== null)
  const undoable = now.getTime() < stay.updatedAt.getTime() + undoMinutes * 60_000
  return hasEnded(stay.status) && bagsInside(file).length === 0 && settled && !undoable
}

/** What is shown of a stay whose guest is forgotten: how it ended and what it came to, and no bag, refund or name. */
export function endAlone(pass: Pass): Pass {
  return { ...pass, refunds: [], bags: [], collectors: [] }
}
