import type { CalendarDate } from '../time/calendar.ts'

/** The last restore drill (`npm run drill`) that recovered everything, for System Status. */
export const lastDrill: LastDrill = { day: '2026-11-26', found: 7, expected: 7, seconds: 52 }

export interface LastDrill {
  day: CalendarDate
  /** Number of stays made after the restore point that the merge recovered. */
  found: number
  expected: number
  /** Seconds from closing the site to opening it again. */
  seconds: number
}
