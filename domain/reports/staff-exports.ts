import type { CalendarDate } from '../time/calendar.ts'

/** A file of stays that somebody on the staff downloaded. */
export interface StaffExport<Instant = string> {
  id: string
  username: string
  at: Instant
  /** The first and the last day of drop-off in it. */
  from: CalendarDate
  to: CalendarDate
  /** Number of stays. */
  rows: number
}
