import type { Refusal } from '../input/refusal.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../stay/stay-update.ts'
import { addDays, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import { applyTransition, expireStay } from './stay-actions.ts'

/** Days from the agreed pick-up until a stay is closed as a no-show or as completed. */
const awaitedDays = 2

/**
 * Returns an instant. A confirmed stay whose agreed pick-up was before it is closed as a no-show or as completed.
 */
export function awaitedSince(now: Date): Date {
  return tiranaInstant(addDays(tiranaDate(now), 1 - awaitedDays), '00:00')
}

/** Returns the start of today in Tirana. An unanswered request whose pick-up was before it expires. */
export function answerableSince(now: Date): Date {
  return tiranaInstant(tiranaDate(now), '00:00')
}

/**
 * Closes a stay that staff haven't dealt with in time.
 * A missing guest is a no-show, a ride or tour is completed, and an unanswered request expires. Returns `null` if
 * it is too early or none of these cases applies.
 */
export function overtaken(record: StayRecord, context: ActionContext): StayUpdate | Refusal | null {
  const { status, serviceType, pickUpAt } = record.stay
  const isRequest = record.payments.every(({ method }) => method !== 'stripe')
  if (status === 'pending' && isRequest && pickUpAt < answerableSince(context.at))
    return expireStay(record, context.at)
  if (status !== 'confirmed' || pickUpAt >= awaitedSince(context.at)) return null
  return applyTransition(record, serviceType === 'storage' ? 'no_show' : 'complete', context)
}
