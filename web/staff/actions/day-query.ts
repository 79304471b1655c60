import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { read } from '../../api.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { cacheDay, cachedDay } from '../offline/cached-day.ts'
import { parseRecord } from '../offline/parse-record.ts'
import { recordsOnScreen } from '../offline/records-on-screen.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { alwaysFresh, isSignedOut, StaffLoadError } from '../session/staff-load.ts'

const everyMilliseconds = 20_000

/** Milliseconds for which today's list stays in memory once no component uses its query. */
const keptMilliseconds = 15 * 60_000

/**
 * Query of today's list, polled every 20 seconds.
 * A failed request is retried only once, because the next poll follows soon.
 */
export const dayQuery = queryOptions({
  ...alwaysFresh,
  gcTime: keptMilliseconds,
  retry: (failures: number, error: Error) => failures < 1 && !isSignedOut(error),
  refetchInterval: everyMilliseconds,
  queryKey: ['GET /api/staff/day'],
  queryFn: (): Promise<StayRecord[]> => {
    const requestedAt = Date.now()
    return withTimeout(read('GET /api/staff/day'))
      .then((received) => {
        const records = received.map(parseRecord)
        void cacheDay(records, requestedAt)
        return records
      })
      .catch((error) => {
        throw new StaffLoadError('day', error)
      })
  },
})

/**
 * Returns the query of today's list, and `records` with pending actions applied.
 * Until the server responds, both contain the cached list, if any.
 */
export function useDay() {
  const client = useQueryClient()
  const day = useQuery(dayQuery)
  const actions = usePendingActions()
  useEffect(() => {
    void cachedDay().then((kept) => {
      if (!kept || client.getQueryData(dayQuery.queryKey)) return
      client.setQueryData(dayQuery.queryKey, kept.records, { updatedAt: kept.at })
    })
  }, [client])
  const { data } = day
  const records = useMemo(() => recordsOnScreen(data ?? [], actions), [data, actions])
  return { ...day, records }
}
