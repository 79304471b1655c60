import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetOldDay } from '../outbox/kept-day.ts'
import { useLeaving } from '../outbox/use-leaving.ts'
import { recallWho, tellWho } from '../outbox/who-is-here.ts'
import { sessionQuery } from '../session-query.ts'
import { useOutboxNews } from './use-outbox-news.ts'

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
