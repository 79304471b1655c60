import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayQuery } from './acts/day-query.ts'
import { reportDevice } from './device.ts'
import { useKeptActs, useOutboxIsRead } from './outbox/use-outbox.ts'

/** Milliseconds: the day's list is loaded more often than the till needs to hear of a device. */
const atMostEvery = 60_000

/** Tells the till what waits on this device: whenever that changes, and as the list of the day is loaded. */
export function useDeviceReport(): void {
  const times = useKeptActs()
    .map(({ at }) => at)
    .join(' ')
  const isRead = useOutboxIsRead()
  // Whoever only looks keeps nothing: the list's own readers say for how long it is kept.
  const { dataUpdatedAt } = useQuery({ ...dayQuery, enabled: false, gcTime: 0 })
  const minute = Math.floor(dataUpdatedAt / atMostEvery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was loaded is told of as well.
  useEffect(() => {
    if (isRead) void reportDevice(times === '' ? [] : times.split(' '))
  }, [isRead, times, minute])
}
