import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from './staff-load.ts'

/** Always refetched, because another tab may have changed the session. */
export const sessionQuery = queryOptions({
  ...alwaysFresh,
  retry: 1,
  queryKey: ['GET /api/staff/session'],
  queryFn: () =>
    read('GET /api/staff/session').catch((error) => {
      throw new StaffLoadError('session', error)
    }),
})
