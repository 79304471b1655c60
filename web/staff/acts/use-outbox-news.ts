import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToTabs, outbox } from '../outbox/device-outbox.ts'
import { keepInDay } from '../outbox/kept-day.ts'
import { askAnew, askAnewOfAll, showFile } from './stay-query.ts'

/**
 * Shows each stay as what had waited has left it, or as it stands where that was refused, on whichever
 * page of staff's; and asks anew where another tab has sent something.
 */
export function useOutboxNews(): void {
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
