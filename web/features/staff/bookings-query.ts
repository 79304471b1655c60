import { useInfiniteQuery } from '@tanstack/react-query'
import type { PaymentStatus } from '../../../domain/payment.ts'
import type { StorageType } from '../../../domain/services.ts'
import { staffList } from './staff-list.ts'
import type { StaffStay } from './staff-stay.ts'

/** A booking as staff see it. */
export interface StaffBooking extends StaffStay {
  storageType: StorageType | null
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** Cents; 0 where staff have to name a price. */
  totalPrice: number
  paymentStatus: PaymentStatus
  /** Cents. */
  amountRefunded: number
}

export const bookingsList = staffList<StaffBooking>('/api/bookings', 'bookings')

export function useBookings() {
  return useInfiniteQuery(bookingsList)
}
