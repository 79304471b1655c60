/** Bookings are paid online or requested. Reservations are paid at the desk. */
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

/** True once the stay is over, although a payment or a late guest may reopen it. */
export function hasEnded(status: StayStatus): boolean {
  return !openStatuses.includes(status)
}

const withoutGuest: readonly StayStatus[] = ['cancelled', 'no_show', 'expired', 'abandoned']

/**
 * Returns whether the guest is asked to pay what is due. False if the stay was cancelled, expired or a no-show,
 * or if the bags were abandoned.
 */
export function asksForMoney(status: StayStatus): boolean {
  return !withoutGuest.includes(status)
}

/** Plans: hourly, daily, two weeks and a month (specification, section 9). */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
