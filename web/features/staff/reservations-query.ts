import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchList, staffListOptions } from './staff-list.ts'
import type { StaffStay } from './staff-stay.ts'

/** A reservation as staff see it. */
export interface StaffReservation extends StaffStay {
  source: string | null
}

export function getReservations(): Promise<StaffReservation[]> {
  return fetchList('/api/reservations', 'reservations')
}

export const reservationsOptions = queryOptions({
  ...staffListOptions,
  queryKey: ['/api/reservations'],
  queryFn: getReservations,
})

export function useReservations() {
  return useQuery(reservationsOptions)
}
