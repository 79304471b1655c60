import type { StaffSession } from '../../../domain/api.ts'

/** Permission to store guests' data during the session. */
export interface Lease {
  /**
   * End of the session, in epoch milliseconds by the device's clock.
   * Computed from the remaining time, so a wrong device clock doesn't matter.
   */
  until: number
  /** Latest time seen, in epoch milliseconds by the device's clock. Shows if it was set back. */
  seenAt: number
}

/** Milliseconds by which the clock may be set back without ending the lease. */
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
