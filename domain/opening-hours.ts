import { business } from './business.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  tiranaDate,
  tiranaInstant,
} from './calendar.ts'
import { clockTime, minuteOfDay } from './clock.ts'

/** The hours that a form offers, in Tirana wall-clock hours, and what it starts with (section 5). */
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

/** `08:00`, `09:00`, … as the form's select lists them. */
export function timeOptions({ firstHour, lastHour }: OfferedHours): ClockTime[] {
  return Array.from({ length: lastHour - firstHour + 1 }, (_, i) => clockTime(firstHour + i))
}

export function isOffered(instant: Date, { firstHour, lastHour }: OfferedHours): boolean {
  const minutes = minuteOfDay(instant)
  return minutes >= firstHour * 60 && minutes <= lastHour * 60
}

/** The options that are still ahead on `date`; all of them on a later day. */
export function timeOptionsAhead(date: CalendarDate, hours: OfferedHours, now: Date): ClockTime[] {
  return timeOptions(hours).filter((time) => tiranaInstant(date, time) >= now)
}

export interface StayDates {
  dropOffDate: CalendarDate
  dropOffTime: ClockTime
  pickUpDate: CalendarDate
  pickUpTime: ClockTime
}

/**
 * What a form starts with: its default times today. A drop-off that has passed becomes the next hour
 * offered, and a pick-up that would then not be after it the last one, which costs the same; where
 * nothing would be left between the two, both are tomorrow's.
 */
export function defaultStay(hours: OfferedHours, now: Date): StayDates {
  const today = tiranaDate(now)
  const last = clockTime(hours.lastHour)
  const ahead = timeOptionsAhead(today, hours, now)
  const next = ahead[0] ?? last
  if (next === last) return stayOn(addDays(today, 1), hours.dropOff, hours.pickUp)
  if (ahead.includes(hours.dropOff)) return stayOn(today, hours.dropOff, hours.pickUp)
  return stayOn(today, next, hours.pickUp > next ? hours.pickUp : last)
}

function stayOn(date: CalendarDate, dropOffTime: ClockTime, pickUpTime: ClockTime): StayDates {
  return { dropOffDate: date, dropOffTime, pickUpDate: date, pickUpTime }
}

/** When a guest who decides now can be served: the next full hour that is offered, today or tomorrow. */
export function nextOfferedHour(
  hours: OfferedHours,
  now: Date,
): { date: CalendarDate; time: ClockTime } {
  const date = tiranaDate(now)
  const [time] = timeOptionsAhead(date, hours, now)
  return time ? { date, time } : { date: addDays(date, 1), time: clockTime(hours.firstHour) }
}
