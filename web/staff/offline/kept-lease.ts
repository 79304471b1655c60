import { inTime } from '../../browser/in-time.ts'
import { dropRows, keepRow, rowOf } from './device-rows.ts'
import { type Lease, seen } from './lease.ts'

/** Milliseconds: a page that was left may hold up the device's storage for good (seen in WebKit). */
const patience = 1500

export async function keepLease(lease: Lease): Promise<void> {
  await inTime(
    keepRow<Lease>('lease', () => lease),
    patience,
  )
}

/** The lease of this device; `undefined` if there is none. Throws if the storage tells nothing. */
export function keptLease(): Promise<Lease | undefined> {
  return inTime(rowOf<Lease>('lease'), patience)
}

/** Notes the time, by which a clock that is set back later shows. */
export async function noteTime(here: number): Promise<void> {
  await keepRow<Lease>('lease', (lease) => lease && seen(lease, here))
}

/** Deletes what the device holds about guests. Nothing more is kept before there is a lease again. */
export async function dropGuests(): Promise<void> {
  await dropRows(['day', 'lease'])
}
