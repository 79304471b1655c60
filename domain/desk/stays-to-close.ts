import type { Refusal } from '../input/refusal.ts'
import type { StayRecord } from '../stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../stay/stay-update.ts'
import { addDays, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import { applyTransition, expireStay } from './stay-actions.ts'

/** So many days after the agreed pick-up nobody is waited for any more who never came. */
const awaitedDays = 2

/** Stays whose pick-up was before this instant, and whose guest never came, are missed or over. */
export function awaitedSince(now: Date): Date {
  return tiranaInstant(addDays(tiranaDate(now), 1 - awaitedDays), '00:00')
}

/** Requests for a time before this instant that nobody has answered are answered too late. */
export function answerableSince(now: Date): Date {
  return tiranaInstant(tiranaDate(now), '00:00')
}

/**
 * What becomes of a stay whose time has passed while nothing happened: a guest who never came is a
 * no-show, a ride or a tour is over, a request that nobody answered lapses. Null where its time is still
 * to come, or where it waits for something else.
 */
export function overtaken(record: StayRecord, context: ActionContext): StayUpdate | Refusal | null {
  const { status, serviceType, pickUpAt } = record.stay
  const isRequest = record.payments.every(({ method }) => method !== 'stripe')
  if (status === 'pending' && isRequest && pickUpAt < answerableSince(context.at))
    return expireStay(record, context.at)
  if (status !== 'confirmed' || pickUpAt >= awaitedSince(context.at)) return null
  return applyTransition(record, serviceType === 'storage' ? 'no_show' : 'complete', context)
}
