import { policies } from '../business/business.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from '../time/calendar.ts'

/* Nightly backups to the operator's own bucket. */

/** Tirana time from which a night's backup is made, because nobody is at the desk then. */
const nightly = '03:00'

/** Days until a backup is deleted. Until then, it can still contain erased guests. */
export const backupDays = policies.restorableDays

/** Milliseconds after which the newest backup counts as late. */
const backupGrace = 26 * 3_600_000

/** `off`: the bucket or the key isn't configured. */
export type BackupState = 'off' | 'none' | 'late' | 'made'

export interface BackupCheck<Instant = string> {
  state: BackupState
  /** Start of the run that finished the newest backup. `null` if there is none. */
  at: Instant | null
}

export function backupCheck(isOn: boolean, at: Date | null, now: Date): BackupCheck<Date> {
  if (!isOn) return { state: 'off', at }
  if (!at) return { state: 'none', at }
  return { state: now.getTime() - at.getTime() > backupGrace ? 'late' : 'made', at }
}

/**
 * Returns the day of the backup that is due, or `null` if none is.
 * The first backup is due at once.
 */
export function dueBackup(last: Date | null, now: Date): CalendarDate | null {
  const today = tiranaDate(now)
  if (!last) return today
  return tiranaDate(last) < today && tiranaTime(now) >= nightly ? today : null
}
