import { addDays, tiranaDate } from '../time/calendar.ts'
import type { ExpectedStay } from './desk-day.ts'
import { awaitedSince } from './stays-to-close.ts'

/** `earlier`: a ride of an earlier day that staff haven't closed. */
export const rideDays = ['earlier', 'today', 'tomorrow'] as const

export type RideDay = (typeof rideDays)[number]

/**
 * Returns the desk's list that contains this ride, `null` if none does.
 * Days are Tirana dates.
 */
export function rideDayOf(
  { status, serviceType, startDate, pickUpAt }: ExpectedStay,
  now: Date,
): RideDay | null {
  if (status !== 'confirmed' || serviceType === 'storage' || pickUpAt < awaitedSince(now))
    return null
  const [day, today] = [tiranaDate(startDate), tiranaDate(now)]
  if (day < today) return 'earlier'
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : null
}
