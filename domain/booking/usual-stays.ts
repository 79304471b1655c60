import {
  daysAhead,
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../opening-hours/opening-times.ts'
import { addDays, type CalendarDate, tiranaDate } from '../time/calendar.ts'
import { clockTime } from '../time/clock.ts'

const usualPickUps = ['17:00', '20:00']
const leastMinutes = 60

/**
 * Returns common stays, offered as one-tap choices.
 * Stays today start at the next offered time and end at a usual pick-up time. One stay on the next possible day
 * follows. If no stay is possible today, returns all usual stays of that next day.
 */
export function usualStays(
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayDates[] {
  const today = tiranaDate(now)
  const staysToday = staysOn(today, hours, now, openingTimes)
  for (const date of daysAhead(addDays(today, 1))) {
    const stays = staysOn(date, hours, now, openingTimes)
    if (stays.length > 0) {
      return staysToday.length > 0 ? [...staysToday, ...stays.slice(0, 1)] : stays
    }
  }
  return staysToday
}

function staysOn(
  date: CalendarDate,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayDates[] {
  const dropOffs = timeOptionsAhead('drop_off', date, hours, now, openingTimes)
  const usual = date === tiranaDate(now) ? undefined : hours.dropOff
  const dropOffTime = dropOffs.find((time) => time === usual) ?? dropOffs[0]
  if (!dropOffTime) return []
  const soonest = new Date(now.getTime() + leastMinutes * 60_000)
  const pickUps = timeOptionsAhead('pick_up', date, hours, soonest, openingTimes)
  return [...usualPickUps, clockTime(hours.lastHour)]
    .filter((time) => time > dropOffTime && pickUps.includes(time))
    .map((pickUpTime) => ({ dropOffDate: date, dropOffTime, pickUpDate: date, pickUpTime }))
}

/**
 * Returns the usual stay that matches the form, or `undefined`.
 * The drop-off time isn't compared for a stay today, because the next offered time changes during the day.
 */
export function usualStayOf(
  stay: StayDates,
  stays: readonly StayDates[],
  now: Date,
): StayDates | undefined {
  const today = tiranaDate(now)
  return stays.find(
    (one) =>
      one.dropOffDate === stay.dropOffDate &&
      one.pickUpDate === stay.pickUpDate &&
      one.pickUpTime === stay.pickUpTime &&
      (one.dropOffDate === today || one.dropOffTime === stay.dropOffTime),
  )
}
