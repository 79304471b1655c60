import { queryOptions } from '@tanstack/react-query'
import { read } from '../api.ts'
import { StaffLoadError } from './staff-load.ts'

/** Who is signed in: another tab of the device may have let somebody else in since. */
export const sessionQuery = queryOptions({
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  queryKey: ['GET /api/staff/session'],
  queryFn: () =>
    read('GET /api/staff/session').catch((error) => {
      throw new StaffLoadError('session', error)
    }),
})
