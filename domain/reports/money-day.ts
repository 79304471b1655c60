import type { Cents } from '../business/money.ts'
import { addDays, type CalendarDate, tiranaDate, tiranaTime } from '../time/calendar.ts'

/**
 * A day's online payments, as Stripe and as our records have them (specification, section 2, System Status).
 * Only finished days are compared.
 */
export interface MoneyDay<Instant = string> {
  date: CalendarDate
  stripeCents: Cents
  booksCents: Cents
  comparedAt: Instant
}

export interface MoneyRecords {
  /** The newest day that was compared, `null` on a new site. */
  last: MoneyDay<Date> | null
  /** The newest day whose sums differ. */
  differing: MoneyDay<Date> | null
}

export type BooksState = 'agree' | 'differ' | 'unknown'

export interface BooksCheck<Instant = string> {
  state: BooksState
  /** The day to show: one whose sums differ, otherwise the newest. */
  day: MoneyDay<Instant> | null
}

/** Tirana time from which yesterday is compared. By then, late events have arrived or were made up for. */
const comparedFrom = '01:00'

/** Days for which a difference is compared again. Later it stays as it is, and is no longer reported. */
export const differenceMemory = 30

/** Returns the newest day that is over. */
export function dayToCompare(now: Date): CalendarDate {
  return addDays(tiranaDate(now), tiranaTime(now) < comparedFrom ? -2 : -1)
}

export function booksCheck(records: MoneyRecords | null): BooksCheck<Date> {
  if (!records) return { state: 'unknown', day: null }
  const { last, differing } = records
  return differing ? { state: 'differ', day: differing } : { state: 'agree', day: last }
}
