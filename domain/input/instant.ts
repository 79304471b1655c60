import * as z from 'zod/mini'
import { isCalendarDate, isClockTime, tiranaDate, tiranaInstant } from '../time/calendar.ts'
import type { FieldCode } from './errors.ts'
import { isBlank } from './fields.ts'

const withZone = /^(\d{4}-\d{2}-\d{2})T([0-2]\d:[0-5]\d)(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const localClock = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::00)?)?$/

/**
 * Parses an ISO instant, or a Tirana date with an optional time, by default midnight.
 * Examples: `2026-11-21T09:00:00Z`, `2026-11-21`, `2026-11-21T10:00`. Returns `null` if invalid or
 * outside `calendarYears`.
 */
export function parseInstant(text: string): Date | null {
  const zoned = withZone.exec(text)
  if (zoned) {
    const exists = isCalendarDate(zoned[1] ?? '') && isClockTime(zoned[2] ?? '')
    return exists ? onCalendar(new Date(text)) : null
  }
  const [, date = '', time = '00:00'] = localClock.exec(text) ?? []
  return isCalendarDate(date) && isClockTime(time) ? tiranaInstant(date, time) : null
}

function onCalendar(instant: Date): Date | null {
  // `tiranaDate` formats years BC like years AD.
  const isOurEra = instant.getUTCFullYear() > 0
  return isOurEra && isCalendarDate(tiranaDate(instant)) ? instant : null
}

/**
 * Schema for a `Date` or text (specification, section 5).
 * `empty` is the error for a blank value.
 */
function instantOf(empty: FieldCode) {
  return z.pipe(
    z.custom<string | Date>(),
    z.transform((value, context) => {
      const text = typeof value === 'string' ? parseInstant(value.trim()) : null
      const instant = value instanceof Date ? onCalendar(value) : text
      if (instant) return instant
      const message: FieldCode = isBlank(value) ? empty : 'date_invalid'
      context.issues.push({ code: 'custom', message, input: value })
      return z.NEVER
    }),
  )
}

export const requiredInstant = instantOf('required')

export const optionalInstant = z.pipe(
  z.optional(
    z.transform((value: string | Date | null | undefined) => (isBlank(value) ? undefined : value)),
  ),
  z.optional(instantOf('date_invalid')),
)
