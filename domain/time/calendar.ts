import { business } from '../business/business.ts'

/*
 * Tirana's calendar, independent of the device's time zone.
 * Days are calendar days, not periods of 24 hours (specification, section 1).
 */

/** `YYYY-MM-DD` in Tirana. */
export type CalendarDate = string
/** `HH:mm` in Tirana, 24 hours. */
export type ClockTime = string

/** First and last year that a date may be in (decision 0069). */
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

/** True for an existing `YYYY-MM-DD` within `calendarYears`. */
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
 * Returns the instant of a Tirana date and time.
 * A time that is skipped in spring moves forward by the skipped hour. A time that occurs twice in
 * autumn means the first occurrence.
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

const earliest = Date.parse('0000-01-01')
const latest = Date.parse('9999-12-31')
const mostMonths = 12 * 9999

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

function dateInUtc(milliseconds: number): CalendarDate {
  return new Date(within(milliseconds, earliest, latest)).toISOString().slice(0, 10)
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateInUtc(Date.parse(`${date}T00:00:00Z`) + days * day)
}

/** Adds months. If the target month is too short, returns its last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const ahead = within(months, -mostMonths, mostMonths)
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + ahead + 1, 0))
  const target = Math.min(dayOfMonth, lastOfTarget.getUTCDate())
  return dateInUtc(lastOfTarget.setUTCDate(target))
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/**
 * Counts the Tirana dates from `start` to `end`, including both (specification, section 9).
 * Returns 1 without `end` or if `end` is earlier.
 */
export function inclusiveDays(start: Date, end?: Date): number {
  if (!end) return 1
  return Math.max(1, daysBetween(tiranaDate(start), tiranaDate(end)) + 1)
}

/** Returns 1 for 1 January. */
export function dayOfYear(date: CalendarDate): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1
}
