import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { cacheDay, cacheInDay } from '../offline/cached-day.ts'
import { offlineQueue, subscribeToTabs } from '../offline/device-queue.ts'
import { recallWho, tellWho } from '../offline/who-is-here.ts'
import { openSession, sealWithoutLease } from '../session/seal.ts'
import { sessionQuery } from '../session/session-query.ts'
import { useSeal } from '../session/use-seal.ts'
import { useSignedOut } from '../session/use-signed-out.ts'
import { dayQuery } from './day-query.ts'
import { refetchAllStays, refetchStay, showRecord } from './stay-query.ts'

/** Milliseconds between session requests. */
const everyMilliseconds = { sealed: 10_000, unknown: 10_000, open: 5 * 60_000 } as const

export function InTouch() {
  useSignedOut()
  useQueueNews()
  useSession()
  useEffect(() => void recallWho(), [])
  return null
}

function useSession(): void {
  const client = useQueryClient()
  const seal = useSeal()
  const refetchInterval = everyMilliseconds[seal]
  const { data, isError } = useQuery({ ...sessionQuery, refetchInterval })
  useEffect(() => {
    if (!data) return
    tellWho(data)
    void openSession(data).then(() => {
      // If the day loaded before the lease was saved, `cacheDay` didn't store it.
      const day = client.getQueryState<StayRecord[]>(dayQuery.queryKey)
      if (day?.data) void cacheDay(day.data, day.dataUpdatedAt, day.dataUpdatedAt)
    })
  }, [client, data])
  useEffect(() => {
    if (isError) void sealWithoutLease()
  }, [isError])
}

function useQueueNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    const unsubscribe = [
      offlineQueue.onDone(async (record) => {
        await Promise.all([showRecord(client, record), cacheInDay(record)])
      }),
      offlineQueue.onRefused((stayId) => void refetchStay(client, stayId)),
      subscribeToTabs((news) => void (news === 'changed' && refetchAllStays(client))),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
    }
  }, [client])
}
