import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnew, showFile } from '../../staff/acts/stay-query.ts'
import { outbox } from '../../staff/outbox/device-outbox.ts'

/** Shows each stay as what had waited has left it, or as it stands where that was refused. */
export function useOutboxNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    const deafToDone = outbox.onDone((file) => showFile(client, file))
    const deafToRefused = outbox.onRefused((stayId) => void askAnew(client, stayId))
    return () => {
      deafToDone()
      deafToRefused()
    }
  }, [client])
}
