import type { CalendarDate } from '../time/calendar.ts'

export interface StaffExport<Instant = string> {
  id: string
  username: string
  at: Instant
  /** First and last drop-off day of the exported stays. */
  from: CalendarDate
  to: CalendarDate
  rows: number
}
