import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StayFile } from '../../../domain/stay-file.ts'
import { read } from '../../api.ts'
import { alwaysFresh, isSignedOut, StaffLoadError } from '../staff/staff-load.ts'
import { revivedFile } from './desk-file.ts'

const everyMilliseconds = 20_000

/** Kept while another part of staff's page is open: the last list is better than none. */
const keptMilliseconds = 15 * 60_000

/**
 * The stays at the counter. Asked anew all the time, so that a failed try is said at once; the next
 * one comes by itself.
 */
export const dayQuery = queryOptions({
  ...alwaysFresh,
  gcTime: keptMilliseconds,
  retry: (failures: number, error: Error) => failures < 1 && !isSignedOut(error),
  refetchInterval: everyMilliseconds,
  queryKey: ['GET /api/staff/day'],
  queryFn: (): Promise<StayFile[]> =>
    read('GET /api/staff/day')
      .then((files) => files.map(revivedFile))
      .catch((error) => {
        throw new StaffLoadError('day', error)
      }),
})

export function useDay() {
  return useQuery(dayQuery)
}
