import {
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/**
 * Returns the dates and times that must change.
 * - If a drop-off time isn't offered, the next offered hour of its day replaces it, or the first one if none is
 * later. It stays the same if no hour of that day is left.
 * - If the pick-up date is before the drop-off date, the drop-off date replaces it.
 * - If a pick-up time on the drop-off date is too early, the last pick-up offered that day replaces it, which costs
 * the same at the daily price. If none is offered, the form's last hour replaces it.
 * A pick-up date stays as typed if it is the `edited` field. If the pick-up time is `edited`, both stay as typed. The
 * form then reports errors.
 */
export function adjustTimes(
  stay: StayDates,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
  edited?: keyof StayDates,
): Partial<StayDates> {
  const settled: Partial<StayDates> = {}
  const ahead = timeOptionsAhead('drop_off', stay.dropOffDate, hours, now, openingTimes)
  const next = ahead.find((time) => time >= stay.dropOffTime)
  const dropOffTime = next ?? ahead[0] ?? stay.dropOffTime
  const moved = dropOffTime !== stay.dropOffTime
  if (moved) settled.dropOffTime = dropOffTime
  if (!stay.pickUpDate || stay.pickUpDate > stay.dropOffDate) return settled
  if (stay.pickUpDate < stay.dropOffDate) {
    if (edited === 'pickUpDate' || edited === 'pickUpTime') return settled
    settled.pickUpDate = stay.dropOffDate
  }
  const tooEarly = stay.pickUpTime < dropOffTime || (moved && stay.pickUpTime === dropOffTime)
  if (tooEarly && edited !== 'pickUpTime') {
    const pickUps = timeOptionsAhead('pick_up', stay.dropOffDate, hours, now, openingTimes)
    const last = pickUps.findLast((time) => time > dropOffTime)
    settled.pickUpTime = last ?? clockTime(hours.lastHour)
  }
  return settled
}
