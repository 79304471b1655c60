import { useSyncExternalStore } from 'react'
import { type Connection, currentConnection, subscribeToConnection } from './connection.ts'
import { offlineQueue } from './device-queue.ts'
import type { PendingAction } from './pending-action.ts'

const none: readonly PendingAction[] = []
const listen = (listener: () => void) => offlineQueue.listen(listener)

export function usePendingActions(): readonly PendingAction[] {
  return useSyncExternalStore(
    listen,
    () => offlineQueue.actions,
    () => none,
  )
}

/** Returns `false` until storage has been read. */
export function useQueueIsRead(): boolean {
  return useSyncExternalStore(
    listen,
    () => offlineQueue.isRead,
    () => false,
  )
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'online')
}
