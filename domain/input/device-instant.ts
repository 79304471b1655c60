import * as z from 'zod/mini'
import { calendarYears } from '../time/calendar.ts'
import { boundsOf } from '../time/period.ts'
import { requiredInstant } from './instant.ts'

const wholeCalendar = {
  from: `${calendarYears.first}-01-01`,
  to: `${calendarYears.last}-12-31`,
}

function nearestOnCalendar(instant: Date): Date {
  const { from, until } = boundsOf(wholeCalendar)
  return new Date(Math.min(Math.max(instant.getTime(), from.getTime()), until.getTime() - 1))
}

const isoInstant = /^([+-]\d{6}|\d{4})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/

/**
 * Parses an instant from a device, whose clock may be wrong by decades.
 * An ISO instant in UTC outside `calendarYears` becomes the nearest one within them.
 */
export const deviceInstant = z.pipe(
  z.transform((value: string | Date) => {
    const isIso = typeof value === 'string' && isoInstant.test(value)
    return isIso ? nearestOnCalendar(new Date(value)) : value
  }),
  requiredInstant,
)
