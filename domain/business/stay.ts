/** Bookings are paid online or requested. Reservations and walk-ins are paid at the desk. */
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
 * True if the guest is asked to pay the amount due.
 * Staff decide about debts of stays that were cancelled, expired, abandoned or no-shows.
 */
export function asksForMoney(status: StayStatus): boolean {
  return !withoutGuest.includes(status)
}

/** Plans (specification, section 9): hourly, daily, two weeks, a month. */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
