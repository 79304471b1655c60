import { useInfiniteQuery } from '@tanstack/react-query'
import { staffList } from '../../staff/staff-list.ts'

export const reservationsList = staffList('GET /api/reservations', 'reservations')

export function useReservations() {
  return useInfiniteQuery(reservationsList)
}
