/**
 * - `booking`: a stay that is paid online, a request, or a ride that staff entered.
 * - `reservation`: a stay that is reserved online and paid at the desk, or a walk-in.
 */
export type StayKind = 'booking' | 'reservation'

export const stayStatuses = [
  'pending',
  'confirmed',
  'checked_in',
  'completed',
  'cancelled',
  'no_show',
  'expired',
  'abandoned',
] as const

export type StayStatus = (typeof stayStatuses)[number]

const openStatuses: readonly StayStatus[] = ['pending', 'confirmed', 'checked_in']

/**
 * True once the stay is over.
 * A late payment or a late guest may still reopen it.
 */
export function hasEnded(status: StayStatus): boolean {
  return !openStatuses.includes(status)
}

const withoutGuest: readonly StayStatus[] = ['cancelled', 'no_show', 'expired', 'abandoned']

/**
 * True if the guest is asked to pay what is due on a stay with this status.
 * Otherwise, staff decide about the debt.
 */
export function asksForMoney(status: StayStatus): boolean {
  return !withoutGuest.includes(status)
}

/** Plans (specification, section 9): hourly, daily, two weeks, a month. */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
