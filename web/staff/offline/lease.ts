import type { StaffSession } from '../../../domain/api.ts'

/** Until when this device may hold guests' data: as long as the sign-in lasts, by the device's own clock. */
export interface Lease {
  /** Milliseconds; counted from the server's clock, so a wrong clock on the device changes nothing. */
  until: number
  /** The latest time that this device has seen, in milliseconds: a clock that was set back shows by it. */
  seenAt: number
}

/** Milliseconds by which a clock may be corrected. */
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

/** The lease as it is a moment later. */
export function seen(lease: Lease, here: number): Lease {
  return { ...lease, seenAt: Math.max(lease.seenAt, here) }
}

/** Whether guests' data may be kept now. */
export function mayKeep(lease: Lease | undefined, here: number): boolean {
  return lease !== undefined && !isOver(lease, here)
}
