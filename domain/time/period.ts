import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  tiranaInstant,
} from './calendar.ts'

/** `YYYY-MM` in Tirana. */
export type CalendarMonth = string

/** Tirana calendar dates, both included. */
export interface Period {
  from: CalendarDate
  to: CalendarDate
}

/** Days of the longest period that is exported at once: a leap year. */
const longestPeriod = 366

/** True for a first and a last day in this order that are no more than a year apart. */
export function isPeriod({ from, to }: Period): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return false
  const days = daysBetween(from, to) + 1
  return days >= 1 && days <= longestPeriod
}

/** The instants at which a period begins and at which it is over. */
export function boundsOf({ from, to }: Period): { from: Date; until: Date } {
  return { from: tiranaInstant(from, '00:00'), until: tiranaInstant(addDays(to, 1), '00:00') }
}

export function isCalendarMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDate(`${text}-01`)
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

/** The month so many months later, or, below 0, earlier. */
export function monthAfter(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(`${month}-01`, months))
}

/** From the first to the last day of a month. */
export function periodOf(month: CalendarMonth): Period {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days))
}
