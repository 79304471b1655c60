import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { storageTimeoutMs, withTimeout } from '../../browser/with-timeout.ts'
import { rowOf, saveRow } from './device-rows.ts'
import { mayKeep } from './lease.ts'
import { savedLease } from './saved-lease.ts'

/** Version of the stored format. Raise it after incompatible changes. */
const format = 1

export interface CachedDay {
  format: number
  records: StayRecord[]
  /** When the list was loaded, in epoch milliseconds by the device's clock. */
  at: number
  /** When `cacheInDay` last changed this list, in epoch milliseconds by the device's clock. */
  changedAt?: number
}

const name = 'day'

/**
 * Caches today's list. Without a valid lease, deletes the cached list instead.
 * Keeps a list that `cacheInDay` changed after `requestedAt` (epoch milliseconds), because the new
 * list may lack that change. Ignores storage errors.
 */
export async function cacheDay(
  records: StayRecord[],
  requestedAt: number,
  at = Date.now(),
): Promise<void> {
  const day: CachedDay = { format, records, at }
  await saveRow<CachedDay>(name, (before, lease) => {
    if (!mayKeep(lease, Date.now())) return null
    return (before?.changedAt ?? 0) > requestedAt ? undefined : day
  }).catch(() => {})
}

/**
 * Puts a record that the server has just returned into the cached day.
 * Does nothing without a valid lease or a cached day. Keeps a cached record that is as new or
 * newer. Ignores storage errors and timeouts.
 */
export async function cacheInDay(record: StayRecord): Promise<void> {
  const { id, version } = record.stay
  const changedAt = Date.now()
  const isOlder = ({ stay }: StayRecord) => stay.id === id && stay.version < version
  const saved = saveRow<CachedDay>(name, (day, lease) => {
    if (day?.format !== format || !mayKeep(lease, Date.now())) return undefined
    const isListed = day.records.some(({ stay }) => stay.id === id)
    const records = day.records.map((one) => (isOlder(one) ? record : one))
    return { ...day, records: isListed ? records : [...records, record], changedAt }
  })
  await withTimeout(saved, storageTimeoutMs).catch(() => {})
}

/** Returns `null` without a valid lease, or if no day in the current format is cached. */
export async function cachedDay(now = Date.now()): Promise<CachedDay | null> {
  const lease = await savedLease().catch(() => undefined)
  if (!mayKeep(lease, now)) return null
  const kept = await rowOf<CachedDay>(name).catch(() => undefined)
  return kept?.format === format ? kept : null
}
