import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from './staff-load.ts'

/** Who is signed in, and until when: another tab of the device may have let somebody else in since. */
export const sessionQuery = queryOptions({
  ...alwaysFresh,
  retry: 1,
  queryKey: ['GET /api/staff/session'],
  queryFn: () =>
    read('GET /api/staff/session').catch((error) => {
      throw new StaffLoadError('session', error)
    }),
})
