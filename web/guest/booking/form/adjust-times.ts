import {
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { clockTime } from '../../../../domain/time/clock.ts'

/**
 * Returns the corrections that a stay's dates and times need, in Tirana time.
 * A pick-up time that is too early becomes the day's last, because the daily price stays the same.
 * A pick-up field that is being `edited` stays as typed.
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
