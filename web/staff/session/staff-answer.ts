import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { alwaysFresh, StaffLoadError } from './staff-load.ts'

type OneAnswer =
  | 'GET /api/staff/attention'
  | 'GET /api/staff/attention/count'
  | 'GET /api/staff/exports'
  | 'GET /api/staff/figures'
  | 'GET /api/staff/status'

/** One answer, unlike the rows of a `staffList`. */
export function staffAnswer<C extends OneAnswer>(call: C, what: string) {
  return queryOptions({
    ...alwaysFresh,
    queryKey: [call],
    queryFn: () =>
      read(call).catch((error) => {
        throw new StaffLoadError(what, error)
      }),
  })
}
