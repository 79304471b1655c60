import { withTimeout } from '../../browser/with-timeout.ts'
import { dropRows, rowOf, saveRow } from './device-rows.ts'
import { type Lease, seen } from './lease.ts'

/** Milliseconds: a page that was left may hold up the device's storage for good (seen in WebKit). */
const timeoutMs = 1500

export async function saveLease(lease: Lease): Promise<void> {
  await withTimeout(
    saveRow<Lease>('lease', () => lease),
    timeoutMs,
  )
}

/** The lease of this device; `undefined` if there is none. Throws if the storage tells nothing. */
export function savedLease(): Promise<Lease | undefined> {
  return withTimeout(rowOf<Lease>('lease'), timeoutMs)
}

/** Notes the time, by which a clock that is set back later shows. */
export async function noteTime(here: number): Promise<void> {
  await saveRow<Lease>('lease', (lease) => lease && seen(lease, here))
}

/** Deletes what the device holds about guests. Nothing more is kept before there is a lease again. */
export async function dropGuests(): Promise<void> {
  await dropRows(['day', 'lease'])
}
