import { business } from '../../../../domain/business/business.ts'
import {
  bookOnlineHours,
  defaultStay,
  reserveHours,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  daysBetween,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'
import type { ReadStay } from './read-stay.ts'

/** Full hours that the booking forms offer. */
export interface FormTimes {
  dropOff: ClockTime
  pickUp: ClockTime
}

/**
 * The days and times of a stay.
 * `times` is `null` unless the message named hours that the booking forms offer.
 */
export interface QuotedPeriod {
  first: CalendarDate
  last: CalendarDate
  /** Calendar days, including the first and the last. */
  days: number
  times: FormTimes | null
  isStartAssumed: boolean
}

/**
 * Returns the days and times of the stay that a message describes.
 * Assumes a start if the message names none, or names today after the last possible drop-off.
 * Returns `null` if the stay would end before it starts.
 */
export function quotedPeriod(
  read: ReadStay,
  now: Date,
  openingTimes: OpeningTimes,
): QuotedPeriod | null {
  const today = tiranaDate(now)
  const isOver =
    read.first === today &&
    timeOptionsAhead('drop_off', today, reserveHours, now, openingTimes).length === 0
  const isStartAssumed = read.first === null || isOver
  const start = isOver
    ? addDays(today, 1)
    : (read.first ?? defaultStay(bookOnlineHours, now, openingTimes).dropOffDate)
  if (read.hours !== null) {
    const dates = isStartAssumed ? [start, addDays(start, 1)] : [start]
    for (const date of dates) {
      const times = timesOn(date, read, now, openingTimes)
      if (times) return { first: date, last: date, days: 1, times, isStartAssumed }
    }
  }
  const last = read.days === null ? read.last : addDays(start, read.days - 1)
  const days = last ? daysBetween(start, last) + 1 : daysOfHours(start, read.hours)
  if (days < 1) return null
  return { first: start, last: addDays(start, days - 1), days, times: null, isStartAssumed }
}

export const hourOf = (time: ClockTime) => Number(time.slice(0, 2))

/** Returns the times for the hours of a message, `null` if the booking forms don't offer them. */
function timesOn(
  date: CalendarDate,
  { hours, from, until }: ReadStay,
  now: Date,
  openingTimes: OpeningTimes,
): FormTimes | null {
  const dropOffs = timeOptionsAhead('drop_off', date, bookOnlineHours, now, openingTimes)
  const pickUps = timeOptionsAhead('pick_up', date, bookOnlineHours, now, openingTimes)
  if (from !== null && until !== null) {
    // Rounds outwards, because the forms only offer full hours.
    const dropOff = clockTime(hourOf(from))
    const pickUp = clockTime(hourOf(until) + (until.endsWith(':00') ? 0 : 1))
    return dropOffs.includes(dropOff) && pickUps.includes(pickUp) ? { dropOff, pickUp } : null
  }
  const usual = dropOffs.filter((time) => time >= bookOnlineHours.dropOff)
  for (const dropOff of [...usual, ...dropOffs.toReversed()]) {
    const pickUp = clockTime(hourOf(dropOff) + (hours ?? 0))
    if (pickUps.includes(pickUp)) return { dropOff, pickUp }
  }
  return null
}

/**
 * Returns the calendar days that `hours` cover from the usual drop-off.
 * Returns 1 if `hours` is `null`, or not more than the office is open a day.
 */
function daysOfHours(start: CalendarDate, hours: number | null): number {
  if (hours === null || hours <= business.closesAt - business.opensAt) return 1
  const dropOff = tiranaInstant(start, bookOnlineHours.dropOff)
  const pickUp = new Date(dropOff.getTime() + hours * 3_600_000)
  return daysBetween(start, tiranaDate(pickUp)) + 1
}
