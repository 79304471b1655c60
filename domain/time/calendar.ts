import { business } from '../business/business.ts'

/**
 * Tirana's calendar. A day is a date on Tirana's wall, whatever zone the traveller's phone is in
 * (specification, section 1: a day means a calendar day, not 24 hours).
 */

/** `YYYY-MM-DD` in Tirana. */
export type CalendarDate = string
/** `HH:mm` in Tirana, 24 hours. */
export type ClockTime = string

/**
 * The years that people may name, both included: no stay is older than the business. What is outside them
 * was mistyped, or made up.
 */
export const calendarYears = { first: business.established, last: 2099 } as const

const minute = 60_000
const day = 86_400_000

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: business.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function localClock(instant: Date) {
  const parts = Object.fromEntries(wall.formatToParts(instant).map((p) => [p.type, p.value]))
  return {
    date: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    seconds: `${parts.second}`,
  }
}

export function tiranaDate(instant: Date): CalendarDate {
  return localClock(instant).date
}

export function tiranaTime(instant: Date): ClockTime {
  return localClock(instant).time
}

/** True for a date of `calendarYears` that exists: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const year = Number(text.slice(0, 4))
  if (year < calendarYears.first || year > calendarYears.last) return false
  const utc = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text)
}

export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function offsetMinutes(instant: Date): number {
  const { date, time, seconds } = localClock(instant)
  const asUtc = Date.parse(`${date}T${time}:${seconds}Z`)
  return Math.round((asUtc - Math.floor(instant.getTime() / 1000) * 1000) / minute)
}

/**
 * The UTC instant of a Tirana date and time. In the hour that the clocks skip in spring it is the
 * instant as much later; in the hour that they repeat in autumn it is the first of the two.
 */
export function tiranaInstant(date: CalendarDate, time: ClockTime): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const before = offsetMinutes(new Date(asUtc - day))
  const candidate = new Date(asUtc - before * minute)
  if (offsetMinutes(candidate) === before) return candidate
  const after = new Date(asUtc - offsetMinutes(candidate) * minute)
  const skipped = tiranaTime(after) !== time
  return skipped ? candidate : after
}

/** The first and the last date whose year has four digits, in UTC; milliseconds. */
const earliest = Date.parse('0000-01-01')
const latest = Date.parse('9999-12-31')
const mostMonths = 12 * 9999

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** The date at an instant in UTC; the first or the last one beyond four-digit years. */
function dateInUtc(milliseconds: number): CalendarDate {
  return new Date(within(milliseconds, earliest, latest)).toISOString().slice(0, 10)
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateInUtc(Date.parse(`${date}T00:00:00Z`) + days * day)
}

/** The same day of the month `months` later, or that month's last day where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const ahead = within(months, -mostMonths, mostMonths)
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + ahead + 1, 0))
  const target = Math.min(dayOfMonth, lastOfTarget.getUTCDate())
  return dateInUtc(lastOfTarget.setUTCDate(target))
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** Days of a stay counted by calendar date, both ends included, at least 1 (section 9). */
export function inclusiveDays(start: Date, end?: Date): number {
  if (!end) return 1
  return Math.max(1, daysBetween(tiranaDate(start), tiranaDate(end)) + 1)
}

/** 1 for 1 January. */
export function dayOfYear(date: CalendarDate): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1
}
