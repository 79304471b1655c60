import type { Refusal } from '../input/refusal.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../stay/stay-update.ts'
import { addDays, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import { applyTransition, expireStay } from './stay-actions.ts'

/** Days after the agreed pick-up until a confirmed stay is closed. */
const awaitedDays = 2

/** Confirmed stays with a pick-up before the returned instant must be closed. */
export function awaitedSince(now: Date): Date {
  return tiranaInstant(addDays(tiranaDate(now), 1 - awaitedDays), '00:00')
}

/** Unanswered requests with a pick-up before the returned instant expire. */
export function answerableSince(now: Date): Date {
  return tiranaInstant(tiranaDate(now), '00:00')
}

/**
 * Closes a stay that staff didn't close in time.
 * A storage stay becomes a no-show, any other service is completed, and an unanswered request
 * expires. Returns `null` if it is too early or none of these applies.
 */
export function overtaken(record: StayRecord, context: ActionContext): StayUpdate | Refusal | null {
  const { status, serviceType, pickUpAt } = record.stay
  const isRequest = record.payments.every(({ method }) => method !== 'stripe')
  if (status === 'pending' && isRequest && pickUpAt < answerableSince(context.at))
    return expireStay(record, context.at)
  if (status !== 'confirmed' || pickUpAt >= awaitedSince(context.at)) return null
  return applyTransition(record, serviceType === 'storage' ? 'no_show' : 'complete', context)
}
