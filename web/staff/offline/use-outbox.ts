import { useSyncExternalStore } from 'react'
import type { KeptAct } from './act.ts'
import { outbox } from './device-outbox.ts'
import { type Line, lineNow, listenToLine } from './line.ts'

const none: readonly KeptAct[] = []
const listen = (listener: () => void) => outbox.listen(listener)

/** What the device keeps that the server has not answered. */
export function useKeptActs(): readonly KeptAct[] {
  return useSyncExternalStore(
    listen,
    () => outbox.acts,
    () => none,
  )
}

/** Whether what the device keeps has been read, so that nothing kept means that nothing waits. */
export function useOutboxIsRead(): boolean {
  return useSyncExternalStore(
    listen,
    () => outbox.isRead,
    () => false,
  )
}

/** Whether the server answers, as far as is known. */
export function useLine(): Line {
  return useSyncExternalStore(listenToLine, lineNow, () => 'up')
}
