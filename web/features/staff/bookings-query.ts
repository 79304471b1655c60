import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffBooking } from '../../../domain/answers.ts'
import { staffList } from './staff-list.ts'

export const bookingsList = staffList<StaffBooking>('/api/bookings', 'bookings')

export function useBookings() {
  return useInfiniteQuery(bookingsList)
}
