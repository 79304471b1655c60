import {
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/**
 * Returns the dates and times that must change.
 * - If the drop-off time is past or not offered, it becomes the next hour still offered on that
 * date, or the first one if none is later. If none is left, it stays the same.
 * - If the pick-up date is before the drop-off date, it becomes the drop-off date.
 * - If a pick-up on the drop-off date is too early, its time becomes the last one offered on that
 * date, which costs the same at the daily price. If none is offered, it becomes the form's last
 * hour.
 *
 * If the pick-up date is the `edited` field, it stays as typed. If the pick-up time is `edited`,
 * both the date and the time of the pick-up stay as typed. The form then shows any errors.
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
