import type { CalendarDate } from '../time/calendar.ts'

/**
 * Contents of an exported file.
 * - `stays`: the stays by day of drop-off.
 * - `money`: all money by the day on which it was received or paid out.
 */
export type ExportKind = 'stays' | 'money'

export interface StaffExport<Instant = string> {
  id: string
  username: string
  at: Instant
  kind: ExportKind
  /** First and last day in the file. */
  from: CalendarDate
  to: CalendarDate
  rows: number
}
