import { business } from '../../../domain/business/business.ts'
import type { ClosureKind } from '../../../domain/opening-hours/opening-times.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
} from '../../../domain/time/calendar.ts'
import { clockTime } from '../../../domain/time/clock.ts'

export const spans = ['day', 'days', 'hours'] as const

export type Span = (typeof spans)[number]

export interface ClosureFields {
  kind: ClosureKind
  span: Span
  date: CalendarDate
  /** Only used if `span` is `days`. */
  lastDate: CalendarDate
  /** Only used if `span` is `hours`. */
  fromTime: ClockTime
  /** Only used if `span` is `hours`. */
  toTime: ClockTime
  reason: string
}

/**
 * `from` and `to` are Tirana dates, or local times such as `2026-11-21T12:00`. `to` is exclusive.
 */
export interface ClosureTerms {
  kind: ClosureKind
  from: string
  to: string
}

const endOfDay = '24:00'

const hoursOfDay = Array.from(
  { length: business.closesAt - business.opensAt },
  (_, index) => business.opensAt + index,
)
const halfHours = hoursOfDay.flatMap((hour) => [
  clockTime(hour),
  `${clockTime(hour).slice(0, 2)}:30`,
])

export const fromTimes: readonly ClockTime[] = halfHours
/** A closure's end is exclusive, so only `24:00` covers closing time itself. */
export const toTimes: readonly ClockTime[] = [
  ...halfHours.slice(1),
  clockTime(business.closesAt),
  endOfDay,
]

/**
 * Returns the closure that was entered, `null` if a date that `span` needs is missing or invalid.
 */
export function termsOf(fields: ClosureFields): ClosureTerms | null {
  const { kind, span, date, lastDate, fromTime, toTime } = fields
  if (!isCalendarDate(date)) return null
  switch (span) {
    case 'day':
      return { kind, from: date, to: addDays(date, 1) }
    case 'days':
      return isCalendarDate(lastDate) ? { kind, from: date, to: addDays(lastDate, 1) } : null
    case 'hours': {
      const to = toTime === endOfDay ? addDays(date, 1) : `${date}T${toTime}`
      return { kind, from: `${date}T${fromTime}`, to }
    }
  }
}

export function isBackwards({ from, to }: ClosureTerms): boolean {
  return to <= from
}
