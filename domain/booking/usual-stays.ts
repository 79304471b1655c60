import {
  daysAhead,
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../opening-hours/opening-hours.ts'
import { closureAt, isOpen, type OpeningTimes } from '../opening-hours/opening-times.ts'
import { type CalendarDate, type ClockTime, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import { clockTime } from '../time/clock.ts'

const daysOffered = 2
const leastMinutes = 60

/**
 * Returns a one-day stay for each of the next two possible days.
 * Each ends at the last pick-up offered, because the price is the same all day.
 */
export function usualStays(
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayDates[] {
  const stays: StayDates[] = []
  for (const date of daysAhead(tiranaDate(now))) {
    const stay = stayOn(date, hours, now, openingTimes)
    if (stay) stays.push(stay)
    if (stays.length === daysOffered) break
  }
  return stays
}

function stayOn(
  date: CalendarDate,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayDates | undefined {
  const dropOffs = timeOptionsAhead('drop_off', date, hours, now, openingTimes)
  const usual = date === tiranaDate(now) ? undefined : hours.dropOff
  const dropOffTime = dropOffs.find((time) => time === usual) ?? dropOffs[0]
  const soonest = new Date(now.getTime() + leastMinutes * 60_000)
  const pickUpTime = timeOptionsAhead('pick_up', date, hours, soonest, openingTimes).at(-1)
  if (!dropOffTime || !pickUpTime || pickUpTime <= dropOffTime) return undefined
  return { dropOffDate: date, dropOffTime, pickUpDate: date, pickUpTime }
}

/**
 * Returns the stay in `stays` with the same dates, or `undefined`.
 * Times aren't compared, because the daily price doesn't depend on them.
 */
export function usualStayOf(
  { dropOffDate, pickUpDate }: StayDates,
  stays: readonly StayDates[],
): StayDates | undefined {
  return stays.find((one) => one.dropOffDate === dropOffDate && one.pickUpDate === pickUpDate)
}

/**
 * Returns from when to when a usual stay's bags can be at the office.
 * `from` is `null` if the guest can drop them off now.
 */
export function hoursOfUsualStay(
  { dropOffDate: date, pickUpTime }: StayDates,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): { from: ClockTime | null; by: ClockTime } {
  const isNow = date === tiranaDate(now) && isOpen(now, openingTimes)
  const canComeNow = isNow && !closureAt(now, 'drop_off', openingTimes)
  const [first = pickUpTime] = timeOptionsAhead('drop_off', date, hours, now, openingTimes)
  const closing = clockTime(openingTimes.regular.closesAt)
  const end = new Date(tiranaInstant(date, closing).getTime() - 1)
  return {
    from: canComeNow ? null : first,
    by: isOpen(end, openingTimes) ? closing : pickUpTime,
  }
}
