import { useSyncExternalStore } from 'react'
import { listenToSeal, type Seal, sealNow } from './seal.ts'

/** Whether guests' data may be shown on this device. */
export function useSeal(): Seal {
  return useSyncExternalStore(listenToSeal, sealNow, () => 'unknown')
}
