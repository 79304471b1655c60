import { withTimeout } from '../../browser/with-timeout.ts'
import { dropRows, rowOf, saveRow } from './device-rows.ts'
import { type Lease, seen } from './lease.ts'

/** Milliseconds. In WebKit, an abandoned page may block storage forever. */
const timeoutMs = 1500

/** Throws if storage fails or doesn't respond. */
export async function saveLease(lease: Lease): Promise<void> {
  await withTimeout(
    saveRow<Lease>('lease', () => lease),
    timeoutMs,
  )
}

/**
 * Returns the saved lease, `undefined` if there is none.
 * Throws if storage fails or doesn't respond.
 */
export function savedLease(): Promise<Lease | undefined> {
  return withTimeout(rowOf<Lease>('lease'), timeoutMs)
}

/**
 * Saves the current time (`here`, in epoch milliseconds) in the lease, if there is one.
 * A clock that is set back later is then noticed. Throws if storage fails.
 */
export async function noteTime(here: number): Promise<void> {
  await saveRow<Lease>('lease', (lease) => lease && seen(lease, here))
}

export async function dropGuests(): Promise<void> {
  await dropRows(['day', 'lease'])
}
