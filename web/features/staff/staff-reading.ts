import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from './staff-load.ts'

function staffReading<C extends 'GET /api/staff/figures' | 'GET /api/staff/status'>(
  call: C,
  what: string,
) {
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call],
    queryFn: () =>
      read(call).catch((error) => {
        throw new StaffLoadError(what, error)
      }),
  })
}

export const figuresReading = staffReading('GET /api/staff/figures', 'figures')
export const statusReading = staffReading('GET /api/staff/status', 'status')

export function useFigures() {
  return useQuery(figuresReading)
}

export function useSystemStatus() {
  return useQuery(statusReading)
}
