import type { CalendarDate } from '../time/calendar.ts'

/**
 * What an exported file contains.
 * - `stays`: the stays by day of drop-off.
 * - `money`: all money by the day on which it came or went.
 */
export const exportKinds = ['stays', 'money'] as const

export type ExportKind = (typeof exportKinds)[number]

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
