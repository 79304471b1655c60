import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToTabs, outbox } from '../outbox/device-outbox.ts'
import { forgetOldDay, keepInDay } from '../outbox/kept-day.ts'
import { useLeaving } from '../outbox/use-leaving.ts'
import { recallWho, tellWho } from '../outbox/who-is-here.ts'
import { sessionQuery } from '../session-query.ts'
import { askAnew, askAnewOfAll, showFile } from './stay-query.ts'

const everyMilliseconds = 10 * 60_000

/** Keeps every page of staff's in touch with the device, its other tabs, and who is signed in; shows nothing. */
export function InTouch() {
  useLeaving()
  useOutboxNews()
  const { data } = useQuery(sessionQuery)
  const staffId = data?.staffId
  useEffect(() => void recallWho(), [])
  useEffect(() => {
    if (staffId !== undefined) tellWho(staffId)
  }, [staffId])
  useEffect(() => {
    void forgetOldDay()
    const timer = setInterval(() => void forgetOldDay(), everyMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return null
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
