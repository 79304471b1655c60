/** Bookings are paid online or requested, reservations paid at the desk. */
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

/** A payment or a late guest may reopen the stay. */
export function hasEnded(status: StayStatus): boolean {
  return !openStatuses.includes(status)
}

const withoutGuest: readonly StayStatus[] = ['cancelled', 'no_show', 'expired', 'abandoned']

/** False for stays that ended without their guest. */
export function asksForMoney(status: StayStatus): boolean {
  return !withoutGuest.includes(status)
}

/** Hourly, daily, two weeks and a month (specification, section 9). */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
