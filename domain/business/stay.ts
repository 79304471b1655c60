/** Which of the two specified lists a stay is in: paid online or requested, or paid at the desk. */
export type StayKind = 'booking' | 'reservation'

/** The states of a stay, for bookings and reservations alike. */
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

/** Nothing is awaited of an ended stay, though money or a late guest may still reopen it. */
export function hasEnded(status: StayStatus): boolean {
  return !openStatuses.includes(status)
}

/** Ended without its guest, by whomever. */
const withoutGuest: readonly StayStatus[] = ['cancelled', 'no_show', 'expired', 'abandoned']

/** Whether a guest is asked for what is due: never of a stay that ended without them. */
export function asksForMoney(status: StayStatus): boolean {
  return !withoutGuest.includes(status)
}

/** Plans that storage is sold by: by the hour, the day, two weeks and the month (specification, section 9). */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
