import type { StaffSession } from '../../../domain/api.ts'

/** Allows this device to hold guests' data until the session ends. */
export interface Lease {
  /** Milliseconds on the device's clock. Derived from the server's, so a wrong clock doesn't matter. */
  until: number
  /** Latest time this device has seen, in milliseconds. Reveals a clock set back. */
  seenAt: number
}

/** Milliseconds allowed for clock corrections */
const slack = 2 * 60_000

export function leaseOf(
  { expiresAt, now }: Pick<StaffSession, 'expiresAt' | 'now'>,
  here: number,
): Lease {
  return { until: here + Date.parse(expiresAt) - Date.parse(now), seenAt: here }
}

export function isOver({ until, seenAt }: Lease, here: number): boolean {
  return here >= until || here < seenAt - slack
}

export function seen(lease: Lease, here: number): Lease {
  return { ...lease, seenAt: Math.max(lease.seenAt, here) }
}

export function mayKeep(lease: Lease | undefined, here: number): boolean {
  return lease !== undefined && !isOver(lease, here)
}
