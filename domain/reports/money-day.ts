import type { Cents } from '../business/money.ts'
import { addDays, type CalendarDate, tiranaDate, tiranaTime } from '../time/calendar.ts'

/**
 * Guests' online payments of a day, according to Stripe and to our records.
 * Only completed days are compared (specification, section 2, System Status).
 */
export interface MoneyDay<Instant = string> {
  date: CalendarDate
  stripeCents: Cents
  booksCents: Cents
  comparedAt: Instant
}

export interface MoneyRecords {
  /** The newest day that was compared. `null` if there is none. */
  last: MoneyDay<Date> | null
  differing: MoneyDay<Date> | null
}

export type BooksState = 'agree' | 'differ' | 'unknown'

export interface BooksCheck<Instant = string> {
  state: BooksState
  /**
   * A day whose sums differ, or else the newest compared day.
   * `null` if no day has been compared or the database can't be read.
   */
  day: MoneyDay<Instant> | null
}

/** Tirana time from which yesterday is compared. Gives late events an hour to arrive. */
const comparedFrom = '01:00'

/** Days for which a day whose sums differ is compared again and reported. */
export const differenceMemory = 30

export function dayToCompare(now: Date): CalendarDate {
  return addDays(tiranaDate(now), tiranaTime(now) < comparedFrom ? -2 : -1)
}

export function booksCheck(records: MoneyRecords | null): BooksCheck<Date> {
  if (!records) return { state: 'unknown', day: null }
  const { last, differing } = records
  return differing ? { state: 'differ', day: differing } : { state: 'agree', day: last }
}
