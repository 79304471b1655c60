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
 * What a form starts with: its default times today; a drop-off that has passed becomes the next
 * offered hour, or tomorrow's default where none is left; a pick-up that would then lie before the
 * drop-off becomes the last hour offered, which costs the same.
 */
export function defaultStay(hours: OfferedHours, now: Date): StayDates {
  const today = tiranaDate(now)
  const ahead = timeOptionsAhead(today, hours, now)
  const next = ahead[0]
  const date = next ? today : addDays(today, 1)
  const dropOffTime = !next || ahead.includes(hours.dropOff) ? hours.dropOff : next
  const pickUpTime = hours.pickUp < dropOffTime ? clockTime(hours.lastHour) : hours.pickUp
  return { dropOffDate: date, dropOffTime, pickUpDate: date, pickUpTime }
}

/** When a guest who decides now can be served: the next full hour that is offered, today or tomorrow. */
export function nextOfferedHour(
  hours: OfferedHours,
  now: Date,
): { date: CalendarDate; time: ClockTime } {
  const { dropOffDate, dropOffTime } = defaultStay(
    { ...hours, dropOff: clockTime(hours.firstHour) },
    now,
  )
  return { date: dropOffDate, time: dropOffTime }
}
