import { useInfiniteQuery } from '@tanstack/react-query'
import { staffList } from './staff-list.ts'
import type { StaffStay } from './staff-stay.ts'

/** A reservation as staff see it. */
export interface StaffReservation extends StaffStay {
  source: string | null
}

export const reservationsList = staffList<StaffReservation>('/api/reservations', 'reservations')

export function useReservations() {
  return useInfiniteQuery(reservationsList)
}
