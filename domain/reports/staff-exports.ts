import type { CalendarDate } from '../time/calendar.ts'

export interface StaffExport<Instant = string> {
  id: string
  username: string
  at: Instant
  /** First and last day of the exported drop-offs. */
  from: CalendarDate
  to: CalendarDate
  rows: number
}
