import { limits } from './business.ts'
import { addMonths, tiranaDate } from './calendar.ts'
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
  const latest = addMonths(tiranaDate(now), limits.monthsAhead)
  const errors: FieldErrors = {}
  for (const field of ['startDate', 'endDate'] as const) {
    const instant = stay[field]
    if (!instant) continue
    if (instant < earliest) errors[field] = 'in_the_past'
    else if (tiranaDate(instant) > latest) errors[field] = 'too_far_ahead'
    else if (!isOffered(instant, hours)) errors[field] = 'outside_opening_hours'
  }
  if (stay.endDate && !errors.endDate && stay.endDate < stay.startDate) {
    errors.endDate = 'pick_up_before_drop_off'
  }
  return errors
}
