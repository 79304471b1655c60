import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api.ts'

export const configQuery = queryOptions({
  queryKey: ['GET /api/staff/config'],
  queryFn: () => read('GET /api/staff/config'),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
})
