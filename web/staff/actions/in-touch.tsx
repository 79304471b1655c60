import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { listenToTabs, outbox } from '../offline/device-outbox.ts'
import { keepDay, keepInDay } from '../offline/kept-day.ts'
import { recallWho, tellWho } from '../offline/who-is-here.ts'
import { openSession, sealWithoutLease } from '../session/seal.ts'
import { sessionQuery } from '../session/session-query.ts'
import { useLeaving } from '../session/use-leaving.ts'
import { useSeal } from '../session/use-seal.ts'
import { dayQuery } from './day-query.ts'
import { askAnew, askAnewOfAll, showFile } from './stay-query.ts'

/** Milliseconds: somebody may sign in again in another tab, or be signed out elsewhere. */
const everyMilliseconds = { sealed: 10_000, unknown: 10_000, open: 5 * 60_000 } as const

/** Keeps every page of staff's in touch with the device, its other tabs, and who is signed in; shows nothing. */
export function InTouch() {
  useLeaving()
  useOutboxNews()
  useSession()
  useEffect(() => void recallWho(), [])
  return null
}

/** Asks again and again who is signed in, which opens the device, or seals it. */
function useSession(): void {
  const client = useQueryClient()
  const seal = useSeal()
  const refetchInterval = everyMilliseconds[seal]
  const { data, isError } = useQuery({ ...sessionQuery, refetchInterval })
  useEffect(() => {
    if (!data) return
    tellWho(data.staffId)
    void openSession(data).then(() => {
      // Before that, nothing about guests was kept.
      const day = client.getQueryState<StayFile[]>(dayQuery.queryKey)
      if (day?.data) void keepDay(day.data, day.dataUpdatedAt)
    })
  }, [client, data])
  useEffect(() => {
    if (isError) void sealWithoutLease()
  }, [isError])
}

/**
 * Shows each stay as what had waited has left it, or as it stands where that was refused, on whichever
 * page of staff's; and asks anew where another tab has sent something.
 */
function useOutboxNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    const deaf = [
      outbox.onDone(async (file) => {
        await Promise.all([showFile(client, file), keepInDay(file)])
      }),
      outbox.onRefused((stayId) => void askAnew(client, stayId)),
      listenToTabs((news) => void (news === 'changed' && askAnewOfAll(client))),
    ]
    return () => {
      for (const stop of deaf) stop()
    }
  }, [client])
}
