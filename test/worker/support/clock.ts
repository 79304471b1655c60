import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import type { Site } from './site.ts'

/** Runs the jobs at a local time, `days` from today. */
export function openClock(site: Site) {
  const at = (days: number, time: string) =>
    tiranaInstant(addDays(tiranaDate(new Date()), days), time)
  const runAt = (days: number, time: string) =>
    site.runJobs((at(days, time).getTime() - Date.now()) / 60_000)
  return { at, runAt }
}
