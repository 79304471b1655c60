import { limits } from '../business/business.ts'
import type { FieldCode, FieldErrors } from '../input/errors.ts'
import { isOffered, type OfferedHours } from '../opening-hours/opening-hours.ts'
import {
  type ClosureKind,
  closureAt,
  type OpeningTimes,
  type Visit,
} from '../opening-hours/opening-times.ts'
import { pickUpOf, type StayTimes } from '../pricing/pricing.ts'
import type { Stay } from '../stay/stay-record.ts'
import { addDays, addMonths, tiranaDate, tiranaInstant } from '../time/calendar.ts'

const closedCodes: Record<ClosureKind, FieldCode> = { closed: 'office_closed', full: 'office_full' }

export function visitsOf(stay: StayTimes): { drop_off: Date; pick_up?: Date } {
  const { startDate, endDate, duration } = stay
  return { drop_off: startDate, ...((endDate || duration) && { pick_up: pickUpOf(stay) }) }
}

type AgreedTimes = Pick<Stay, 'startDate' | 'endDate' | 'pickUpAt' | 'duration' | 'storageType'>

/**
 * Returns a stay's pick-up if its drop-off moves to `startDate`.
 * Only a pick-up computed from `duration` moves with it.
 */
export function movedPickUp(stay: AgreedTimes, startDate = stay.startDate): Date {
  if (stay.endDate || stay.duration === null) return stay.pickUpAt
  const { storageType, duration } = stay
  return pickUpOf({ startDate, storageType, duration })
}

export function closureErrors(
  { startDate, endDate }: Pick<StayTimes, 'startDate' | 'endDate'>,
  openingTimes: OpeningTimes,
): FieldErrors {
  const dropOff = closedCode(startDate, 'drop_off', openingTimes)
  const pickUp = endDate && closedCode(endDate, 'pick_up', openingTimes)
  return { ...(dropOff && { startDate: dropOff }), ...(pickUp && { endDate: pickUp }) }
}

function closedCode(instant: Date, visit: Visit, times: OpeningTimes): FieldCode | undefined {
  const closure = closureAt(instant, visit, times)
  return closure && closedCodes[closure.kind]
}

/**
 * Returns errors in a stay's times by field, empty if valid (specification, section 5).
 * If the pick-up is computed from the duration, its error is in `duration`.
 */
export function stayTimeErrors(
  stay: StayTimes,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): FieldErrors {
  const earliest = new Date(now.getTime() - limits.lateMinutes * 60_000)
  const lastDay = addMonths(tiranaDate(now), limits.monthsAhead)
  const tooFar = tiranaInstant(addDays(lastDay, 1), '00:00')
  const errors: FieldErrors = {}
  const check = (field: string, instant: Date, visit: Visit) => {
    const closed = closedCode(instant, visit, openingTimes)
    if (instant < earliest) errors[field] = 'in_the_past'
    else if (instant >= tooFar) errors[field] = 'too_far_ahead'
    else if (!isOffered(instant, hours)) errors[field] = 'outside_opening_hours'
    else if (closed) errors[field] = closed
  }
  const { startDate, endDate, duration } = stay
  check('startDate', startDate, 'drop_off')
  if (endDate) check('endDate', endDate, 'pick_up')
  // Checked only if the drop-off is valid. Otherwise, the pick-up could be outside `calendarYears`.
  else if (duration && !errors.startDate) check('duration', pickUpOf(stay), 'pick_up')
  if (endDate && !errors.endDate && endDate < startDate) {
    errors.endDate = 'pick_up_before_drop_off'
  }
  return errors
}
