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

/** Includes both `from` and `to`. */
export interface Period {
  from: CalendarDate
  to: CalendarDate
}

const longestPeriod = 366

export function isPeriod({ from, to }: Period): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return false
  const days = daysBetween(from, to) + 1
  return days >= 1 && days <= longestPeriod
}

export function boundsOf({ from, to }: Period): { from: Date; until: Date } {
  return { from: tiranaInstant(from, '00:00'), until: tiranaInstant(addDays(to, 1), '00:00') }
}

export function isCalendarMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isCalendarDate(`${text}-01`)
}

export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

export function monthAfter(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(`${month}-01`, months))
}

export function periodOf(month: CalendarMonth): Period {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

export function daysOf({ from, to }: Period): CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days))
}
