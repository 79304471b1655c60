import { useInfiniteQuery } from '@tanstack/react-query'
import { staffList } from '../../staff/staff-list.ts'

export const bookingsList = staffList('GET /api/bookings', 'bookings')

export function useBookings() {
  return useInfiniteQuery(bookingsList)
}
