import type { CalendarDate } from '../time/calendar.ts'

/**
 * What an exported file contains.
 * - `stays`: the stays by day of drop-off.
 * - `money`: all money by the day on which it came or went.
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
