import { business } from '../../../domain/business/business.ts'
import type { ClosureKind } from '../../../domain/opening-hours/opening-times.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
} from '../../../domain/time/calendar.ts'
import { clockTime } from '../../../domain/time/clock.ts'

/** How long the office is closed, as staff think of it. */
export const spans = ['day', 'days', 'hours'] as const

export type Span = (typeof spans)[number]

export interface ClosureFields {
  kind: ClosureKind
  span: Span
  date: CalendarDate
  /** The last day of several; not read for the other spans. */
  lastDate: CalendarDate
  /** Of hours alone. */
  fromTime: ClockTime
  toTime: ClockTime
  reason: string
}

/** What the calls take: Tirana's wall clock, and the end is the first moment that is open again. */
export interface ClosureTerms {
  kind: ClosureKind
  from: string
  to: string
}

/** Midnight at the end of a day, which no clock shows. */
const endOfDay = '24:00'

const hoursOfDay = Array.from(
  { length: business.closesAt - business.opensAt },
  (_, index) => business.opensAt + index,
)
const halfHours = hoursOfDay.flatMap((hour) => [
  clockTime(hour),
  `${clockTime(hour).slice(0, 2)}:30`,
])

/** When hours can begin, and when they can end: whoever closes for the evening closes the last hour too. */
export const fromTimes: readonly ClockTime[] = halfHours
export const toTimes: readonly ClockTime[] = [
  ...halfHours.slice(1),
  clockTime(business.closesAt),
  endOfDay,
]

/** From when to when; null while there is no day yet. */
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

/** Dates and times of this form compare as texts. */
export function isBackwards({ from, to }: ClosureTerms): boolean {
  return to <= from
}
