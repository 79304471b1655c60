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

/**
 * Everything that moves a stay from one state to another, by whomever it is done: from where it is
 * allowed, and to where it leads. A payment that arrives after a booking lapsed still confirms it; a
 * guest who comes after all is checked in from a no-show.
 */
export const stayMoves = {
  confirm: { from: ['pending', 'expired'], to: 'confirmed' },
  expire: { from: ['pending'], to: 'expired' },
  check_in: { from: ['confirmed', 'no_show'], to: 'checked_in' },
  /** What the desk did without a line, whatever became of the stay meanwhile. */
  take_in: {
    from: ['pending', 'expired', 'cancelled', 'completed', 'abandoned'],
    to: 'checked_in',
  },
  check_out: { from: ['checked_in'], to: 'completed' },
  cancel: { from: ['pending', 'confirmed', 'expired'], to: 'cancelled' },
  miss: { from: ['confirmed'], to: 'no_show' },
  /** A ride, a tour or the like was given, or its time has passed; nobody checks it in or out. */
  complete: { from: ['confirmed'], to: 'completed' },
  abandon: { from: ['checked_in'], to: 'abandoned' },
} as const satisfies Record<string, { from: readonly StayStatus[]; to: StayStatus }>

export type StayMoveName = keyof typeof stayMoves

export function mayMove(from: StayStatus, move: StayMoveName): boolean {
  const allowed: readonly StayStatus[] = stayMoves[move].from
  return allowed.includes(from)
}
