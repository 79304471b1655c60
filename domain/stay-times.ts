import { limits } from './business.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from './calendar.ts'
import type { FieldErrors } from './errors.ts'
import { isOffered, type OfferedHours } from './opening-hours.ts'
import { pickUpOf, type StayTimes } from './pricing.ts'

/**
 * What is wrong with the times of a stay, seen from `now`; empty when nothing is. The same rule
 * runs in the form and in the Worker (section 5: dates from today on, within the offered hours). A
 * pick-up that only follows from the duration is told under the duration.
 */
export function stayTimeErrors(stay: StayTimes, hours: OfferedHours, now: Date): FieldErrors {
  const earliest = new Date(now.getTime() - limits.lateMinutes * 60_000)
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  const tooFar = tiranaInstant(addDays(lastDay, 1), '00:00')
  const errors: FieldErrors = {}
  const check = (field: string, instant: Date) => {
    if (instant < earliest) errors[field] = 'in_the_past'
    else if (instant >= tooFar) errors[field] = 'too_far_ahead'
    else if (!isOffered(instant, hours)) errors[field] = 'outside_opening_hours'
  }
  const { startDate, endDate, duration } = stay
  check('startDate', startDate)
  if (endDate) check('endDate', endDate)
  // Only a drop-off that may be leads to a pick-up, and to one that the calendar has.
  else if (duration && !errors.startDate) check('duration', pickUpOf(stay))
  if (endDate && !errors.endDate && endDate < startDate) {
    errors.endDate = 'pick_up_before_drop_off'
  }
  return errors
}
