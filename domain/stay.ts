import type { PaymentStatus } from './payment.ts'

/** The states of a stay, for bookings and reservations alike. */
export const stayStatuses = [
  'pending',
  'confirmed',
  'checked_in',
  'completed',
  'cancelled',
  'no_show',
  'expired',
] as const

export type StayStatus = (typeof stayStatuses)[number]

/**
 * From where each state may be entered. A payment that arrives after a booking expired still
 * confirms it; a guest who comes after all can be checked in from a no-show.
 */
export const stayAllowedFrom: Record<StayStatus, readonly StayStatus[]> = {
  pending: [],
  confirmed: ['pending', 'expired'],
  checked_in: ['confirmed', 'no_show'],
  completed: ['checked_in'],
  cancelled: ['pending', 'confirmed', 'expired'],
  no_show: ['confirmed'],
  expired: ['pending'],
}

export function mayBecome(from: StayStatus, to: StayStatus): boolean {
  return stayAllowedFrom[to].includes(from)
}

/**
 * What the state of a booking's money makes of its stay: money confirms it, a canceled payment lets
 * it lapse, and a stay that was given back in full before it began is cancelled.
 */
export function stayAfterPayment(stay: StayStatus, payment: PaymentStatus): StayStatus {
  const next: Partial<Record<PaymentStatus, StayStatus>> = {
    paid: 'confirmed',
    partially_refunded: 'confirmed',
    refunded: 'cancelled',
    canceled: 'expired',
  }
  const target = next[payment]
  return target && mayBecome(stay, target) ? target : stay
}
