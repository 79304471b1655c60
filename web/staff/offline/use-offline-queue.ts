import { useSyncExternalStore } from 'react'
import { type Connection, currentConnection, subscribeToConnection } from './connection.ts'
import { offlineQueue } from './device-queue.ts'
import type { PendingAction } from './pending-action.ts'

const none: readonly PendingAction[] = []
const listen = (listener: () => void) => offlineQueue.listen(listener)

/** What the device keeps that the server has not answered. */
export function usePendingActions(): readonly PendingAction[] {
  return useSyncExternalStore(
    listen,
    () => offlineQueue.actions,
    () => none,
  )
}

/** Whether what the device keeps has been read, so that nothing kept means that nothing waits. */
export function useQueueIsRead(): boolean {
  return useSyncExternalStore(
    listen,
    () => offlineQueue.isRead,
    () => false,
  )
}

/** Whether the server answers, as far as is known. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'online')
}
