import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { rowOf, saveRow } from './device-rows.ts'
import { mayKeep } from './lease.ts'
import { savedLease } from './saved-lease.ts'

/** How a file is laid out; another one with every change that an older page would misread. */
const format = 1

/** Today's list as the server told it, and when. */
export interface CachedDay {
  format: number
  records: StayRecord[]
  at: number
}

const name = 'day'

/** Keeps the list for when the device is offline, for as long as the sign-in lasts. */
export async function cacheDay(records: StayRecord[], at = Date.now()): Promise<void> {
  const day: CachedDay = { format, records, at }
  await saveRow<CachedDay>(name, (_, lease) => (mayKeep(lease, Date.now()) ? day : null)).catch(
    () => {},
  )
}

/** A stay that has changed since the list came stands in it as it is now. */
export async function cacheInDay(record: StayRecord): Promise<void> {
  const { id, version } = record.stay
  const isOlder = ({ stay }: StayRecord) => stay.id === id && stay.version < version
  await saveRow<CachedDay>(name, (day, lease) => {
    if (day?.format !== format || !mayKeep(lease, Date.now())) return undefined
    const isListed = day.records.some(({ stay }) => stay.id === id)
    const records = day.records.map((one) => (isOlder(one) ? record : one))
    return { ...day, records: isListed ? records : [...records, record] }
  }).catch(() => {})
}

/** The list as it was kept last; `null` once the sign-in is over, or if another release laid it out. */
export async function cachedDay(now = Date.now()): Promise<CachedDay | null> {
  const lease = await savedLease().catch(() => undefined)
  if (!mayKeep(lease, now)) return null
  const kept = await rowOf<CachedDay>(name).catch(() => undefined)
  return kept?.format === format ? kept : null
}
