import type { Locale } from '../business/locales.ts'
import {
  addDays,
  type CalendarDate,
  tiranaDate,
  tiranaInstant,
  tiranaTime,
} from '../time/calendar.ts'
import { dateText } from '../time/date-text.ts'
import type { Closure, OpeningTimes } from './opening-times.ts'

/** Number of days, including today, whose closures are shown on every pass. */
const aheadDays = 7

interface Days {
  from: Date
  to: Date
}

const wholeDays = (first: CalendarDate, last: CalendarDate): Days => ({
  from: tiranaInstant(first, '00:00'),
  to: tiranaInstant(addDays(last, 1), '00:00'),
})

/**
 * Returns the closures to show on a pass, earliest first.
 * These are closures of kind `closed` that haven't ended and are in the coming week or on the days
 * of the stay.
 */
export function closuresToTell(
  { startDate, pickUpAt }: { startDate: Date; pickUpAt: Date },
  now: Date,
  { closures }: OpeningTimes,
): Closure[] {
  const today = tiranaDate(now)
  const spans = [
    wholeDays(today, addDays(today, aheadDays - 1)),
    wholeDays(tiranaDate(startDate), tiranaDate(pickUpAt)),
  ]
  return closures
    .filter(({ kind, to }) => kind === 'closed' && to > now)
    .filter((closure) => spans.some(({ from, to }) => closure.from < to && closure.to > from))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
}

export function closureText({ from, to }: { from: Date; to: Date }, locale: Locale): string {
  const [first, last] = [tiranaDate(from), tiranaDate(to)]
  const [begins, ends] = [tiranaTime(from), tiranaTime(to)]
  if (begins === midnight && ends === midnight) {
    const lastWhole = addDays(last, -1)
    const day = dateText(first, locale)
    return lastWhole === first ? day : `${day} – ${dateText(lastWhole, locale)}`
  }
  // In a range, times have four digits in every language.
  const start = `${dateText(first, locale)}, ${begins}`
  return first === last ? `${start}–${ends}` : `${start} – ${dateText(last, locale)}, ${ends}`
}

const midnight = '00:00'
