import {
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/**
 * What has to follow when a guest changed a date or time: a drop-off that has passed, or is
 * closed, becomes the next offered hour of its day, and a pick-up that would lie before the drop-off moves to its day, at the last
 * hour offered, which costs the same. Fields that may stay are left out, and what the guest edits
 * stays as it is: a wrong pick-up is told, not changed under their fingers.
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
