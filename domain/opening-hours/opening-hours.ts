import { business, limits } from '../business/business.ts'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type ClockTime,
  daysBetween,
  tiranaDate,
  tiranaInstant,
} from '../time/calendar.ts'
import { clockTime, minuteOfDay } from '../time/clock.ts'
import { closureAt, type OpeningTimes, type Visit } from './opening-times.ts'

/** The hours that a form offers, and its default times (specification, section 2). */
export interface OfferedHours {
  firstHour: number
  lastHour: number
  dropOff: ClockTime
  pickUp: ClockTime
}

export const bookOnlineHours: OfferedHours = {
  firstHour: business.opensAt,
  lastHour: business.closesAt - 1,
  dropOff: '10:00',
  pickUp: '17:00',
}

export const reserveHours: OfferedHours = {
  firstHour: business.opensAt,
  lastHour: business.closesAt,
  dropOff: '12:00',
  pickUp: '12:00',
}

/** Hours of services away from the desk. */
export const roundTheClock: OfferedHours = {
  firstHour: 0,
  lastHour: 24,
  dropOff: '12:00',
  pickUp: '12:00',
}

export function timeOptions({ firstHour, lastHour }: OfferedHours): ClockTime[] {
  const hours = Math.min(lastHour, 23) - firstHour + 1
  return Array.from({ length: hours }, (_, i) => clockTime(firstHour + i))
}

export function isOffered(instant: Date, { firstHour, lastHour }: OfferedHours): boolean {
  const minutes = minuteOfDay(instant)
  return minutes >= firstHour * 60 && minutes <= lastHour * 60
}

export function timeOptionsAhead(
  visit: Visit,
  date: CalendarDate,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): ClockTime[] {
  return timeOptions(hours).filter((time) => isAhead(visit, date, time, now, openingTimes))
}

function isAhead(
  visit: Visit,
  date: CalendarDate,
  time: ClockTime,
  now: Date,
  openingTimes: OpeningTimes,
): boolean {
  const instant = tiranaInstant(date, time)
  return instant >= now && !closureAt(instant, visit, openingTimes)
}

export interface StayDates {
  dropOffDate: CalendarDate
  dropOffTime: ClockTime
  pickUpDate: CalendarDate
  pickUpTime: ClockTime
}

/**
 * Returns the stay that a form shows first, on the first possible day.
 * If closures leave no such day, returns tomorrow at the default times.
 */
export function defaultStay(hours: OfferedHours, now: Date, openingTimes: OpeningTimes): StayDates {
  const today = tiranaDate(now)
  for (const date of daysAhead(today)) {
    const stay = stayOn(date, hours, now, openingTimes)
    if (stay) return stay
  }
  const tomorrow = addDays(today, 1)
  const { dropOff, pickUp } = hours
  return {
    dropOffDate: tomorrow,
    dropOffTime: dropOff,
    pickUpDate: tomorrow,
    pickUpTime: pickUp,
  }
}

function stayOn(
  date: CalendarDate,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayDates | undefined {
  const options = timeOptions(hours)
  const offers = (visit: Visit, time: ClockTime) => isAhead(visit, date, time, now, openingTimes)
  for (const dropOffTime of [hours.dropOff, ...options]) {
    if (!offers('drop_off', dropOffTime)) continue
    const isUsual = dropOffTime === hours.dropOff
    const fits = (time: ClockTime) => time > dropOffTime || (isUsual && time === hours.pickUp)
    const pickUps = [hours.pickUp, ...options.toReversed()]
    const pickUpTime = pickUps.find((time) => fits(time) && offers('pick_up', time))
    if (pickUpTime) return { dropOffDate: date, dropOffTime, pickUpDate: date, pickUpTime }
  }
}

/**
 * Returns the first offered hour from `from` on that is outside closures.
 * If there is none within `limits.monthsAhead` months, returns the first hour of the next day.
 */
export function nextOfferedHour(
  visit: Visit,
  hours: OfferedHours,
  from: Date,
  openingTimes: OpeningTimes,
): { date: CalendarDate; time: ClockTime } {
  const first = tiranaDate(from)
  for (const date of daysAhead(first)) {
    const [time] = timeOptionsAhead(visit, date, hours, from, openingTimes)
    if (time) return { date, time }
  }
  return { date: addDays(first, 1), time: clockTime(hours.firstHour) }
}

export function* daysAhead(from: CalendarDate): Generator<CalendarDate> {
  const last = daysBetween(from, addMonths(from, limits.monthsAhead))
  for (let days = 0; days <= last; days += 1) yield addDays(from, days)
}
