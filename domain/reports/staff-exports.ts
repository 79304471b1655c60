import type { CalendarDate } from '../time/calendar.ts'

/**
 * Contents of an exported file.
 * - `stays`: the stays whose drop-off is in the period.
 * - `money`: the money recorded in the period, except disputes.
 */
export type ExportKind = 'stays' | 'money'

export interface StaffExport<Instant = string> {
  id: string
  username: string
  at: Instant
  kind: ExportKind
  /** First Tirana date of the exported period. */
  from: CalendarDate
  /** Last Tirana date of the exported period, included. */
  to: CalendarDate
  rows: number
}
