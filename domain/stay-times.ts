import { limits } from './business.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from './calendar.ts'
import type { FieldErrors } from './errors.ts'
import { isOffered, type OfferedHours } from './opening-hours.ts'

/**
 * What is wrong with the times of a stay, seen from `now`; empty when nothing is. The same rule
 * runs in the form and in the Worker (section 5: dates from today on, within the offered hours).
 */
export function stayTimeErrors(
  stay: { startDate: Date; endDate?: Date | undefined },
  hours: OfferedHours,
  now: Date,
): FieldErrors {
  const earliest = new Date(now.getTime() - limits.lateMinutes * 60_000)
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  const tooFar = tiranaInstant(addDays(lastDay, 1), '00:00')
  const errors: FieldErrors = {}
  for (const field of ['startDate', 'endDate'] as const) {
    const instant = stay[field]
    if (!instant) continue
    if (instant < earliest) errors[field] = 'in_the_past'
    else if (instant >= tooFar) errors[field] = 'too_far_ahead'
    else if (!isOffered(instant, hours)) errors[field] = 'outside_opening_hours'
  }
  if (stay.endDate && !errors.endDate && stay.endDate < stay.startDate) {
    errors.endDate = 'pick_up_before_drop_off'
  }
  return errors
}
