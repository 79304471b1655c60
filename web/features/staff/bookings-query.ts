import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PaymentStatus } from '../../../domain/payment.ts'
import type { StorageType } from '../../../domain/services.ts'
import { fetchList, staffListOptions } from './staff-list.ts'
import type { StaffStay } from './staff-stay.ts'

/** A booking as staff see it. */
export interface StaffBooking extends StaffStay {
  storageType: StorageType | null
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** Cents; 0 where staff have to name a price. */
  totalPrice: number
  paymentStatus: PaymentStatus
}

export function getBookings(): Promise<StaffBooking[]> {
  return fetchList('/api/bookings', 'bookings')
}

export const bookingsOptions = queryOptions({
  ...staffListOptions,
  queryKey: ['/api/bookings'],
  queryFn: getBookings,
})

export function useBookings() {
  return useQuery(bookingsOptions)
}
