import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffReservation } from '../../../domain/answers.ts'
import { staffList } from './staff-list.ts'

export const reservationsList = staffList<StaffReservation>('/api/reservations', 'reservations')

export function useReservations() {
  return useInfiniteQuery(reservationsList)
}
