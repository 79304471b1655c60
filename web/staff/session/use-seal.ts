import { useSyncExternalStore } from 'react'
import { listenToSeal, type Seal, sealNow } from './seal.ts'

export function useSeal(): Seal {
  return useSyncExternalStore(listenToSeal, sealNow, () => 'unknown')
}
